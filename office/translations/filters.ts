import { entityNames } from '#content/registry.ts';
import { translationStates } from '#contract/languages/translatable-texts.ts';

/** The names of the filters in the address. */
export const filterNames = ['words', 'type', 'lang', 'state', 'publication', 'assignee', 'due'] as const;

/** The states of publication that the list is filtered by. */
export const listedPublications = ['draft', 'scheduled'] as const;

/** The filters of the list, from the parameters of an address. */
export function filtersIn(value: (name: (typeof filterNames)[number]) => string) {
  const lang = value('lang');
  return {
    words: value('words') || undefined,
    type: entityNames.find((one) => one === value('type')),
    lang: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/.test(lang) ? lang : undefined,
    state: translationStates.find((one) => one === value('state')),
    publication: listedPublications.find((one) => one === value('publication')),
    assignee: value('assignee') || undefined,
    overdue: value('due') === 'overdue' || undefined,
  };
}
