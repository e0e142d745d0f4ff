import { listCall } from '../call.ts';
import { departmentWire } from '../wire/people.ts';

export const getDepartment = listCall('GetDepartment', 'department', 'Departments of the group', departmentWire);
