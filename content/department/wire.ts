import { defineWire } from '#contract/wire/define-wire.ts';
import { department } from './definition.ts';

export const departmentWire = defineWire(department.document, { required: ['id', 'name'] });
