import type { CallContext, Handler } from '#api/context.ts';
import { assigneeOf } from '#api/office/inbox/messages.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import type { listTranslations as listTranslationsCall } from '#contract/calls/office/translations.ts';
import { maySee, requireSeen } from '../content/allowed.ts';
import { companySettings } from '../content/company-settings.ts';
import { mayTranslate } from './assign-translations.ts';

/** The users that translations can be assigned to, and others with open translations. */
async function peopleWith(types: readonly EntityName[], today: string, { people, store }: CallContext) {
  const [users, work] = await Promise.all([people.list(), store.entries.translationWork({ types, today })]);
  return users.flatMap((user) => {
    const own = work.find(({ assignee }) => assignee === user.id);
    if (!own && !mayTranslate(user)) return [];
    const { entries, texts, overdue } = own ?? { entries: 0, texts: 0, overdue: 0 };
    return { id: user.id, name: user.name, mayTranslate: mayTranslate(user), entries, texts, overdue };
  });
}

export const listTranslations: Handler<typeof listTranslationsCall> = async (input, context) => {
  const { type, langs, assignee, ...query } = input;
  if (type !== undefined) requireSeen(type, context.caller);
  const seen = entityNames.filter((name) => maySee(name, context.caller));
  const { today, siteLangs } = await companySettings(context);
  const [page, people] = await Promise.all([
    context.store.entries.listTranslations({
      ...query,
      types: type === undefined ? seen : [type],
      langs: langs === undefined ? undefined : [...new Set(langs.split(','))],
      siteLangs,
      assignee: assigneeOf(assignee, context),
      today,
    }),
    peopleWith(seen, today, context),
  ]);
  return { ...page, people };
};
