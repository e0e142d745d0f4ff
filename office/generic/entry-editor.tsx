import { Alert, Box, Card } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import type { EditedEntry, EntryRevision } from '#contract/office/entry-view.ts';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { mayChange, useMe } from '../shell/me.ts';
import { listSearchIn, readdressed, settled } from '../shell/moves.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { ConflictDialog } from './compare/conflict-dialog.tsx';
import { HistoryDialog } from './compare/history-dialog.tsx';
import type { FieldDescription } from './describe-fields.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { type EntryValues, hasTranslations, valuesOf, withLanguage } from './entry-values.ts';
import { ErrorSummary } from './error-summary.tsx';
import { useFields } from './field-texts.ts';
import { FormFactsProvider, marksOf } from './form-context.ts';
import { resolverFor } from './form-errors.ts';
import { FieldInputs } from './inputs/field-inputs.tsx';
import {
  type LanguageChoice,
  languagesToPublish,
  languagesToSchedule,
  languagesToUnpublish,
} from './languages/language-choices.ts';
import { useLanguageInAddress } from './languages/use-language-in-address.ts';
import { useRestore } from './languages/use-restore.ts';
import type { OpenDialog } from './open-dialog.ts';
import { ruleTextsOf } from './rule-texts.ts';
import { futureDateOf } from './saving/future-date.ts';
import { FutureDateDialog } from './saving/future-date-dialog.tsx';
import { PreviewDialog } from './saving/preview-dialog.tsx';
import { RestoreDialog } from './saving/restore-dialog.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import type { Asking } from './saving/save-dialogs.tsx';
import { type Intent, savedStateOf, shortcutIntent } from './saving/saving.ts';
import { TrashDialog } from './saving/trash-dialog.tsx';
import { unsavedKey } from './saving/unsaved-values.ts';
import { useSaveKey } from './saving/use-save-key.ts';
import { useSaving } from './saving/use-saving.ts';
import { useUnsavedValues } from './saving/use-unsaved-values.ts';
import { StatusChips } from './status-chip.tsx';

type EditorProps = { type: EntityName; single: boolean } & (
  | { entry: EditedEntry }
  | {
      entry?: undefined;
      start: EntryValues;
      isCopy: boolean;
      /** Called before the navigation to the address of the created entry. */
      onMade: ((id: number) => void) | undefined;
    }
);

/** The form of an entry with all its actions. */
export function EntryEditor(props: EditorProps) {
  const { type, single } = props;
  const texts = useTexts();
  const me = useMe();
  const navigate = useNavigate();
  const list = `/${type}${listSearchIn(useLocation().state)}`;
  const entity = entityOf(type);
  const fields = useFields(type);
  const label = texts.entities[type].label;
  const [entry, setEntry] = useState(props.entry);
  const readOnly = !mayChange(me.role, type) || (entry?.trashedAt ?? null) !== null;
  const shownLanguage = useLanguageInAddress();
  const [lang, setLang] = useState(shownLanguage);
  const [revision, setRevision] = useState(props.entry?.revision ?? null);
  const [base, setBase] = useState<EntryValues>(() => {
    const values = props.entry ? valuesOf(fields, props.entry) : props.start;
    return props.entry && !readOnly && hasTranslations(fields) ? withLanguage(fields, values, shownLanguage) : values;
  });
  const [open, setOpen] = useState<OpenDialog>();
  const [futureDate, setFutureDate] = useState<{ date: string; languages: string[] | undefined }>();

  // After the user has left the screen, a completed save must not navigate.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const form = useForm<EntryValues>({
    defaultValues: base,
    resolver: resolverFor(entity, texts.form.invalid, ruleTextsOf(type, texts)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isCopy = props.entry === undefined && props.isCopy;
  const isDirty = form.formState.isDirty || (isCopy && entry === undefined);

  const put = (values: EntryValues) => {
    for (const name of ['parent', 'document', 'translations'] as const) {
      form.setValue(name, structuredClone(values[name]), { shouldDirty: true, shouldTouch: true });
    }
    form.setValue('confirmed', values.confirmed ?? [], { shouldDirty: true });
    if (values.from) form.setValue('from', values.from, { shouldDirty: true });
  };
  const kept = useUnsavedValues(form, unsavedKey(me.id, type, entry?.id ?? null), revision, (found) => {
    setRevision(found.revision);
    put(found.values);
  });
  const { save, isValid, busy, conflict, closeConflict, failures } = useSaving({
    form,
    type,
    entry,
    revision,
    onSaved: (saved, typed) => {
      kept.clear();
      setEntry(saved);
      setRevision(saved.revision);
      setBase(valuesOf(fields, saved));
      if (typed) put(typed);
      if (entry !== undefined || single || !here.current) return;
      if (!props.entry) props.onMade?.(saved.id);
      void navigate(`/${type}/${saved.id}`, { replace: true, state: readdressed });
    },
  });
  const choicesOf = (asking: Asking): LanguageChoice[] => {
    const values = form.getValues();
    const opened = lang in values.translations ? lang : '';
    if (asking === 'unpublish') return languagesToUnpublish({ entry, open: opened });
    const state = { entry, fields, base, values, open: opened };
    return asking === 'schedule' ? languagesToSchedule(state) : languagesToPublish(state);
  };
  const start = (intent: Intent, at?: string, languages?: string[]) => {
    const now = new Date();
    const isMain = languages?.includes('') ?? true;
    const date = intent === 'publish' && isMain ? futureDateOf(type, form.getValues('document'), now) : undefined;
    const isVisible = entry?.status === 'published' && !entry.pending;
    const isKnown = isVisible && futureDateOf(type, entry.document, now) === date;
    if (date === undefined || isKnown) void save(intent, at, languages);
    else setFutureDate({ date, languages });
  };
  const changed = (saved: EditedEntry) => {
    setEntry(saved);
    setRevision(saved.revision);
    setBase(valuesOf(fields, saved));
    form.reset(valuesOf(fields, saved));
    kept.clear();
  };

  useSaveKey(() => {
    if (!readOnly && isDirty && busy === undefined) start(shortcutIntent(savedStateOf(entry)));
  });

  const marks = useMemo(() => (entry ? marksOf(entry) : []), [entry]);
  const title = entry
    ? entry.title || texts.entries.form.untitled({ what: label.one })
    : texts.entries.form.create({ what: label.one });
  return (
    <FormProvider {...form}>
      <FormFactsProvider
        value={{ type, readOnly, outdated: marks, languages: entry?.languages ?? [], Fields: FieldInputs }}
      >
        <Page
          title={single ? label.one : title}
          beside={entry && <StatusChips {...entry} />}
          {...(single ? {} : { back: { to: list, label: label.many } })}
          narrow
        >
          <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
            <EntryNotes entry={entry} readOnly={readOnly} type={type} onChanged={changed} />
            {isCopy && !entry && (
              <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
                {texts.entries.done.duplicated}
              </Alert>
            )}
            <ErrorSummary fields={fields} failures={failures} />
            <Card sx={{ padding: { xs: 2, sm: 3 }, overflow: 'visible' }}>
              <EntryFields type={type} fields={fields} id={entry?.id} language={lang} onLanguage={setLang} />
            </Card>
            <SaveBar
              type={type}
              entry={entry}
              isDirty={isDirty}
              busy={busy}
              readOnly={readOnly}
              single={single}
              choicesOf={choicesOf}
              isValid={isValid}
              onSave={start}
              onOpen={setOpen}
            />
          </Box>
        </Page>
        {futureDate && (
          <FutureDateDialog
            date={futureDate.date}
            onChoose={(intent) => {
              setFutureDate(undefined);
              if (intent) void save(intent, futureDate.date, futureDate.languages);
            }}
          />
        )}
        {open === 'preview' && <PreviewDialog type={type} id={entry?.id} onClose={() => setOpen(undefined)} />}
        {open === 'trash' && entry && (
          <TrashDialog
            entry={entry}
            revision={revision ?? entry.revision}
            onClose={() => setOpen(undefined)}
            onTrashed={() => {
              kept.clear();
              void navigate(list, { state: settled });
            }}
          />
        )}
        {open === 'history' && entry && (
          <History
            entry={entry}
            fields={fields}
            language={lang}
            readOnly={readOnly}
            put={put}
            onClose={() => setOpen(undefined)}
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
              put(values);
              setEntry(conflict.theirs);
              setRevision(conflict.theirs.revision);
              setBase(valuesOf(fields, conflict.theirs));
              const { theirs, intent, saving } = conflict;
              closeConflict();
              if (andSave)
                void save(intent, saving.publishAt, saving.languages, { revision: theirs.revision, entry: theirs });
            }}
          />
        )}
        {kept.offered && <RestoreDialog kept={kept.offered} current={entry?.revision ?? null} onSettle={kept.settle} />}
        <LeaveDialog when={isDirty && !readOnly && busy === undefined} body={texts.entries.leave.body} />
      </FormFactsProvider>
    </FormProvider>
  );
}

interface HistoryProps {
  entry: EditedEntry;
  fields: readonly FieldDescription[];
  language: string;
  readOnly: boolean;
  put: (values: EntryValues) => void;
  onClose: () => void;
}

function History({ readOnly, put, ...shown }: HistoryProps) {
  const restore = useRestore(shown.fields, put);
  const onRestore = (old: EntryRevision, only: string | undefined) => {
    restore(shown.entry.id, old, only);
    shown.onClose();
  };
  return <HistoryDialog {...shown} {...(readOnly ? {} : { onRestore })} />;
}
