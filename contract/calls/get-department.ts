import { departmentWire } from '#content/department/wire.ts';
import { listCall } from '../call.ts';

export const getDepartment = listCall('GetDepartment', 'department', 'Departments of the group', departmentWire);
