import { describe, expect, test } from 'vitest';
import { accessTo } from '#content/access.ts';
import { entityNames } from '#content/registry.ts';
import { contentRules, officeAccess, type Role } from './access.ts';
import { officeCalls } from './calls/registry.ts';
import type { Call } from './protocol/call.ts';

/* The expected roles, independent of the table, so that a wrong role in the table fails a test. */

const calls = Object.entries<readonly Role[]>(officeAccess);
const mayCall = (role: Role) => calls.filter(([, roles]) => roles.includes(role)).map(([name]) => name);

test('an owner may make every call, and see and change every entry', () => {
  expect(mayCall('owner')).toEqual(calls.map(([name]) => name));
  for (const { see, change } of Object.values(contentRules)) expect([...see, ...change]).toContain('owner');
});

test('a reader changes nothing but their own name and mails', () => {
  const changing = Object.values<Call>(officeCalls).filter(({ method }) => method !== 'GET');
  const names = new Set(changing.map(({ name }) => name));
  expect(mayCall('reader').filter((name) => names.has(name))).toEqual(['ChangeMe']);
  for (const { change } of Object.values(contentRules)) expect(change).not.toContain('reader');
});

describe('a recruiter', () => {
  test('changes jobs and departments, and no other entry', () => {
    const changed = entityNames.filter((type) => accessTo(type).change.includes('recruiter'));
    expect(changed).toEqual(['career', 'department']);
  });

  test('reads no messages or subscribers, and does not change files', () => {
    const closed = /Message|Subscriber|Assignee|(Change|Replace|Remove)File/;
    expect(mayCall('recruiter').filter((name) => closed.test(name))).toEqual([]);
  });
});

test('an editor reads no application and nothing about one person', () => {
  expect(mayCall('editor').filter((name) => /Application|Cv|Person|Retention/.test(name))).toEqual([]);
});

test('only an owner manages people, redirects, imports and exports', () => {
  const owners = /User|Redirect|Health|TestMail|Content|Import(?!Translations)/;
  for (const [name, roles] of calls) {
    if (owners.test(name) && !ofProducts.includes(name)) expect(roles, name).toEqual(['owner']);
  }
});

/** Editors make imports of products, and see no others (`products.test.ts`). */
const ofProducts = ['ImportProducts', 'GetImport', 'ExportImportReport'];

test('an import of products is for the roles that change products', () => {
  for (const [name, roles] of calls)
    if (ofProducts.includes(name)) expect(roles, name).toEqual(contentRules.content.change);
  expect(officeAccess.ExportProducts).toEqual(contentRules.content.see);
});

test('an import of translations is for the roles that save entries', () => {
  expect(officeAccess.ImportTranslations).toEqual(officeAccess.SaveEntry);
});
