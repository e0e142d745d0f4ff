import { listCall } from '../call.ts';
import { departmentWire } from '../wire/people.ts';

export const getDepartment = listCall('GetDepartment', 'Departments of the group', departmentWire);
