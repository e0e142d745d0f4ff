import type { listTranslations } from '#contract/calls/office/translations.ts';
import { translationStates } from '#contract/languages/translatable-texts.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { ListFilters } from '../screen/list/list-filters.tsx';
import type { ListState } from '../screen/list/list-state.ts';
import { typesSeenBy, useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { listedPublications } from './filters.ts';

interface Props {
  list: ListState;
  langs: readonly string[];
  people: CallOutput<typeof listTranslations>['people'];
}

/** The search and the filters of the list of translations. */
export function TranslationFilters({ list, langs, people }: Props) {
  const { translations: texts, entries, entities: entityTexts } = useTexts();
  const formats = useFormats();
  const { id: myId, name: myName, role } = useMe();
  const known: [string, string][] = [
    ['me', texts.people.me({ name: myName })],
    ['none', texts.people.unassigned],
    ...people.filter(({ id }) => id !== myId).map(({ id, name }): [string, string] => [id, name]),
  ];
  return (
    <ListFilters
      state={list}
      search={texts.search}
      selects={[
        {
          name: 'type',
          label: texts.type,
          any: texts.allTypes,
          options: typesSeenBy(role).map((one) => [one, entityTexts[one].label.many]),
        },
        {
          name: 'lang',
          label: texts.language,
          any: texts.allLanguages,
          options: langs.map((one) => [one, formats.languageName(one)]),
        },
        {
          name: 'state',
          label: texts.state,
          any: texts.allStates,
          options: translationStates.map((one) => [one, texts.states[one]]),
        },
        {
          name: 'publication',
          label: texts.publication,
          any: texts.anyPublication,
          options: listedPublications.map((one) => [one, entries.states[one]]),
        },
        { name: 'assignee', label: texts.people.assignee, any: texts.people.anybody, options: known },
        {
          name: 'due',
          label: texts.people.due,
          any: texts.people.anyDue,
          options: [['overdue', texts.people.overdueOnly]],
        },
      ]}
      selectWidth={160}
    />
  );
}
