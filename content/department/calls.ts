import { listCall } from '#contract/protocol/call.ts';
import { department } from './definition.ts';
import { departmentWire } from './wire.ts';

export { department as definition };

export const getDepartment = listCall(department, departmentWire);
