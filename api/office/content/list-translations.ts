import type { Handler } from '#api/context.ts';
import type { listTranslations as listTranslationsCall } from '#contract/calls/office/content/list-translations.ts';
import { entityNames } from '#contract/entities/registry.ts';
import { maySee, requireSeen } from './allowed.ts';

export const listTranslations: Handler<typeof listTranslationsCall> = async ({ type, langs, ...query }, context) => {
  if (type !== undefined) requireSeen(type, context.caller);
  const types = type === undefined ? entityNames.filter((name) => maySee(name, context.caller)) : [type];
  return context.store.entries.listTranslations({
    ...query,
    types,
    langs: langs === undefined ? undefined : [...new Set(langs.split(','))],
  });
};
