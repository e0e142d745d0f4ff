import { useFormContext } from 'react-hook-form';
import type { EntryRevision } from '#contract/office/entry-view.ts';
import { useMe } from '#office/shell/me.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, valuesOf } from '../form/entry-values.ts';
import { withRestored } from './restored-language.ts';

/** Returns a function that puts an earlier version into the form, in one language or in all. */
export function useRestore(fields: readonly FieldDescription[], put: (values: EntryValues) => void) {
  const texts = useTexts();
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const { getValues } = useFormContext<EntryValues>();
  return (id: number, old: EntryRevision, only: string | undefined): void => {
    const values = getValues();
    const { revision } = old;
    if (only === undefined) {
      put({ ...valuesOf(fields, { ...old, parent: values.parent }), from: { id, revision } });
      notify(texts.entries.history.restored({ revision }), { type: 'info' });
    } else {
      put({ ...withRestored(fields, only, values, old), from: { id, revision, lang: only } });
      const name = only === '' ? languageName(mainLanguage) : languageName(only);
      notify(texts.form.publication.restoredIn({ revision, name }), { type: 'info' });
    }
  };
}
