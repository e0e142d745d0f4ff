import type { Handler } from '#api/context.ts';
import { accessTo } from '#content/access.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import { officeAccess, type Role } from '#contract/access.ts';
import type { assignTranslations as assignTranslationsCall } from '#contract/calls/office/translations.ts';
import type { OfficeUser } from '#contract/office/people-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { actorOf, mayChange } from '../content/allowed.ts';
import { refused } from '../content/checks/check-document.ts';

/** Whether translations can be assigned to a user. */
export const mayTranslate = ({ role, disabled }: Pick<OfficeUser, 'role' | 'disabled'>): boolean =>
  !disabled && officeAccess.SaveEntry.some((writer) => writer === role);

const changedBy = (role: Role, type: EntityName) => accessTo(type).change.some((each) => each === role);

export const assignTranslations: Handler<typeof assignTranslationsCall> = async (input, context) => {
  const { caller, people, store } = context;
  const { ids, langs, assignee, dueOn, seen } = input;
  const person = typeof assignee === 'string' ? await people.get(assignee) : undefined;
  if (typeof assignee === 'string' && !(person && mayTranslate(person))) {
    throw new HttpError('invalid_body', undefined, {
      errors: [{ field: 'assignee', message: 'Choose a person who may change entries' }],
    });
  }
  if (langs.includes(store.defaultLanguage.toLowerCase())) {
    throw refused([{ field: 'langs', wording: (texts) => texts.proposals.mainLanguage }]);
  }
  const known = [...new Set(ids)];
  const changed = await store.entries.assignTranslations({
    ids: known,
    types: entityNames.filter((type) => mayChange(type, caller) && (!person || changedBy(person.role, type))),
    langs: [...new Set(langs)],
    assignee,
    dueOn,
    seen,
    by: actorOf(caller),
  });
  return { changed: changed.length, leftOut: known.length - changed.length };
};
