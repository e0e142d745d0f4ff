import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const department = defineEntity({
  name: 'department',
  label: { one: 'Department', many: 'Departments' },
  pages: { shownOn: '/career' },
  menu: { group: 'jobs', position: 2, icon: 'people' },
  access: 'recruiting',
  calls: { list: { name: 'GetDepartment', summary: 'Departments of the group' } },
  document: z.strictObject({ name: field.text({ label: 'Name' }, 120) }),
  example: { name: 'Maintenance' },
});

export type Department = ViewOf<typeof department>;
