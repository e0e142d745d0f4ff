import { Button } from '@mui/material';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { ContentLanguageProvider } from '#office/generic/content-language.ts';
import { useFields } from '#office/generic/fields/field-texts.ts';
import { EntryNotes } from '#office/generic/form/entry-notes.tsx';
import { type EntryValues, valuesOf, withLanguage } from '#office/generic/form/entry-values.ts';
import { ErrorSummary } from '#office/generic/form/error-summary.tsx';
import { EntryFormProvider } from '#office/generic/saving/entry-form-provider.tsx';
import type { Intent } from '#office/generic/saving/saving.ts';
import { useEntryForm } from '#office/generic/saving/use-entry-form.ts';
import { useSaveKey } from '#office/generic/saving/use-save-key.ts';
import { StatusChips } from '#office/generic/status-chip.tsx';
import { entryPath } from '#office/screen/format/entry-path.ts';
import { Page } from '#office/shell/frame/page.tsx';
import { settled } from '#office/shell/moves.ts';
import { useTexts } from '#office/texts/texts.ts';
import { intentsOf } from './translation-bar.tsx';
import { firstOpen, TranslationTexts } from './translation-texts.tsx';
import { useQueue } from './use-queue.ts';
import { useTranslationRows } from './use-translation-rows.ts';

interface TranslationEditorProps {
  entry: EditedEntry;
  lang: string;
}

/** Translates the texts of an entry into one language, with the ways of saving that its form has. */
export function TranslationEditor({ entry: loaded, lang }: TranslationEditorProps) {
  const texts = useTexts();
  const words = texts.translations.sideBySide;
  const navigate = useNavigate();
  const location = useLocation();
  const { type } = loaded;
  const fields = useFields(type);
  const complete = (values: EntryValues) => withLanguage(fields, values, lang);

  const queue = useQueue(loaded.id, lang);
  const list = `/translations${location.search}`;
  const goNext = () =>
    queue.next === undefined
      ? navigate(list, { state: settled })
      : navigate(queue.next, { state: { ...settled, ...firstOpen } });
  const goOn = useRef(false);

  const editing = useEntryForm({
    type,
    entry: loaded,
    start: () => complete(valuesOf(fields, loaded)),
    complete,
    onSaved: (_, { hasTyped }) => {
      if (goOn.current && !hasTyped) void goNext();
      goOn.current = false;
    },
  });
  const { entry = loaded, readOnly, isDirty, busy } = editing;
  /** What visitors see in other languages stays. The first publication includes the main language. */
  const languagesFor = (intent: Intent) =>
    intent === 'publish' ? [...(entry.status === 'published' ? [] : ['']), lang] : undefined;
  const saveOnly = (intent: Intent) => {
    goOn.current = false;
    editing.start(intent, null, languagesFor(intent));
  };
  const saveAndNext = () => {
    if (readOnly || !isDirty) return void goNext();
    goOn.current = true;
    editing.start(intentsOf(entry).save);
  };
  useSaveKey(() => {
    if (editing.canSave) saveOnly(intentsOf(entry).save);
  });

  const rows = useTranslationRows(editing, entry, lang);
  const title = entry.title || texts.entries.form.untitled({ what: texts.entities[type].label.one });
  return (
    <EntryFormProvider of={editing}>
      <ContentLanguageProvider value={lang}>
        <Page
          title={title}
          beside={<StatusChips {...entry} />}
          back={{ to: list, label: texts.translations.title }}
          actions={
            <Button component={Link} to={`${entryPath(type, entry.id)}?lang=${lang}`} variant="outlined">
              {words.fullForm}
            </Button>
          }
        >
          <EntryNotes editing={editing} />
          <ErrorSummary fields={fields} failures={editing.failures} />
          <TranslationTexts {...{ entry, rows, lang, queue, busy }} onSave={saveOnly} onSaveAndNext={saveAndNext} />
        </Page>
      </ContentLanguageProvider>
    </EntryFormProvider>
  );
}
