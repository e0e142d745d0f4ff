import { Button } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { entityOf } from '#contract/entities/registry.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { ConflictDialog } from '#office/generic/compare/conflict-dialog.tsx';
import { ContentLanguageProvider } from '#office/generic/content-language.ts';
import type { ItemDescription } from '#office/generic/describe-fields.ts';
import { EntryNotes } from '#office/generic/entry-notes.tsx';
import { type EntryValues, valuesOf, withLanguage } from '#office/generic/entry-values.ts';
import { ErrorSummary } from '#office/generic/error-summary.tsx';
import { useFields } from '#office/generic/field-texts.ts';
import { FormFactsProvider, marksOf } from '#office/generic/form-context.ts';
import { resolverFor } from '#office/generic/form-errors.ts';
import { FieldInputs } from '#office/generic/inputs/field-inputs.tsx';
import { titleOf } from '#office/generic/inputs/list-item.tsx';
import { ruleTextsOf } from '#office/generic/rule-texts.ts';
import { futureDateOf } from '#office/generic/saving/future-date.ts';
import { FutureDateDialog } from '#office/generic/saving/future-date-dialog.tsx';
import { RestoreDialog } from '#office/generic/saving/restore-dialog.tsx';
import type { Intent } from '#office/generic/saving/saving.ts';
import { unsavedKey } from '#office/generic/saving/unsaved-values.ts';
import { useSaveKey } from '#office/generic/saving/use-save-key.ts';
import { useSaving } from '#office/generic/saving/use-saving.ts';
import { useUnsavedValues } from '#office/generic/saving/use-unsaved-values.ts';
import { StatusChips } from '#office/generic/status-chip.tsx';
import { entryPath } from '#office/screen/format/entry-path.ts';
import { LeaveDialog } from '#office/shell/leave-dialog.tsx';
import { mayChange, useMe } from '#office/shell/me.ts';
import { settled } from '#office/shell/moves.ts';
import { Page } from '#office/shell/page.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { rowsInFormOrder } from './form-order.ts';
import { intentsOf } from './translation-bar.tsx';
import { firstOpen, TranslationTexts } from './translation-texts.tsx';
import { useQueue } from './use-queue.ts';

interface TranslationEditorProps {
  entry: EditedEntry;
  lang: string;
}

/** Translates the texts of an entry into one language, with the ways of saving that its form has. */
export function TranslationEditor({ entry: loaded, lang }: TranslationEditorProps) {
  const texts = useTexts();
  const words = texts.translations.sideBySide;
  const me = useMe();
  const navigate = useNavigate();
  const location = useLocation();
  const { type } = loaded;
  const entity = entityOf(type);
  const fields = useFields(type);
  const [entry, setEntry] = useState(loaded);
  const [revision, setRevision] = useState(loaded.revision);
  const startOf = (saved: EditedEntry) => withLanguage(fields, valuesOf(fields, saved), lang);
  const [base, setBase] = useState<EntryValues>(() => startOf(loaded));
  const [futureDate, setFutureDate] = useState<string>();
  const readOnly = !mayChange(me.role, type) || entry.trashedAt !== null;
  const goOn = useRef(false);

  const form = useForm<EntryValues>({
    defaultValues: base,
    resolver: resolverFor(entity, texts.form.invalid, ruleTextsOf(type, texts)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const put = (values: EntryValues) => {
    for (const name of ['parent', 'document', 'translations'] as const) {
      form.setValue(name, structuredClone(values[name]), { shouldDirty: true, shouldTouch: true });
    }
    form.setValue('confirmed', values.confirmed ?? [], { shouldDirty: true });
    if (values.from) form.setValue('from', values.from, { shouldDirty: true });
  };
  const kept = useUnsavedValues(form, unsavedKey(me.id, type, entry.id), revision, (found) => {
    setRevision(found.revision ?? entry.revision);
    put(withLanguage(fields, found.values, lang));
  });

  const queue = useQueue(entry.id, lang);
  const list = `/translations${location.search}`;
  const goNext = () =>
    queue.next === undefined
      ? navigate(list, { state: settled })
      : navigate(queue.next, { state: { ...settled, ...firstOpen } });

  const take = (saved: EditedEntry) => {
    setEntry(saved);
    setRevision(saved.revision);
    setBase(startOf(saved));
  };
  const { save, busy, conflict, closeConflict, failures } = useSaving({
    form,
    type,
    entry,
    revision,
    onSaved: (saved, typed) => {
      kept.clear();
      take(saved);
      form.reset(startOf(saved));
      if (typed) put(withLanguage(fields, typed, lang));
      else if (goOn.current) void goNext();
      goOn.current = false;
    },
  });
  /** What visitors see in other languages stays. The first publication includes the main language. */
  const languagesFor = (intent: Intent) =>
    intent === 'publish' ? [...(entry.status === 'published' ? [] : ['']), lang] : undefined;
  const start = (intent: Intent) => {
    const now = new Date();
    const languages = languagesFor(intent);
    // The date is that of the main language.
    const date = languages?.includes('') ? futureDateOf(type, form.getValues('document'), now) : undefined;
    if (date === undefined) void save(intent, null, languages);
    else setFutureDate(date);
  };
  const saveOnly = (intent: Intent) => {
    goOn.current = false;
    start(intent);
  };
  const saveAndNext = () => {
    if (readOnly || !isDirty) return void goNext();
    goOn.current = true;
    start(intentsOf(entry).save);
  };
  useSaveKey(() => {
    if (!readOnly && isDirty && busy === undefined) saveOnly(intentsOf(entry).save);
  });

  const marks = useMemo(() => marksOf(entry), [entry]);
  const document = useWatch({ control: form.control, name: 'document' });
  const rows = useMemo(() => {
    const named = {
      alt: words.alt,
      altOf: words.altOf,
      videoTitle: texts.form.video.title,
      item: (item: ItemDescription, label: string, index: number, value: unknown) =>
        titleOf(item, label, index, value, texts.form),
    };
    return rowsInFormOrder(type, fields, { document, translation: entry.translations[lang] }, named, texts);
  }, [type, fields, document, entry, lang, texts, words]);

  const title = entry.title || texts.entries.form.untitled({ what: texts.entities[type].label.one });
  return (
    <FormProvider {...form}>
      <FormFactsProvider value={{ type, readOnly, outdated: marks, languages: entry.languages, Fields: FieldInputs }}>
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
            <EntryNotes
              entry={entry}
              readOnly={readOnly}
              type={type}
              onChanged={(saved) => {
                take(saved);
                form.reset(startOf(saved));
                kept.clear();
              }}
            />
            <ErrorSummary fields={fields} failures={failures} />
            <TranslationTexts
              entry={entry}
              rows={rows}
              lang={lang}
              queue={queue}
              busy={busy}
              onSave={saveOnly}
              onSaveAndNext={saveAndNext}
            />
          </Page>
        </ContentLanguageProvider>
        {futureDate !== undefined && (
          <FutureDateDialog
            date={futureDate}
            onChoose={(intent) => {
              setFutureDate(undefined);
              if (intent) void save(intent, futureDate, languagesFor('publish'));
            }}
          />
        )}
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            base={base}
            fields={fields}
            busy={busy !== undefined}
            onClose={closeConflict}
            onUse={(values, andSave) => {
              put(withLanguage(fields, values, lang));
              const { theirs, intent, saving } = conflict;
              take(theirs);
              closeConflict();
              if (andSave)
                void save(intent, saving.publishAt, saving.languages, { revision: theirs.revision, entry: theirs });
            }}
          />
        )}
        {kept.offered && <RestoreDialog kept={kept.offered} current={entry.revision} onSettle={kept.settle} />}
        <LeaveDialog when={isDirty && !readOnly && busy === undefined} body={texts.entries.leave.body} />
      </FormFactsProvider>
    </FormProvider>
  );
}
