import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { mayChange, useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFields } from '../fields/field-texts.ts';
import { ruleTextsOf } from '../fields/rule-texts.ts';
import { type EntryValues, valuesOf } from '../form/entry-values.ts';
import { marksOf } from '../form/form-context.ts';
import { resolverFor } from '../form/form-errors.ts';
import { futureDateOf } from './future-date.ts';
import type { Intent } from './saving.ts';
import { unsavedKey, unsavedNewKeys } from './unsaved-values.ts';
import { useSaving } from './use-saving.ts';
import { useUnsavedValues } from './use-unsaved-values.ts';

interface EntryFormOptions {
  type: EntityName;
  /** Undefined for a new entry. */
  entry: EditedEntry | undefined;
  /** The form's values at the start. */
  start: (mayEdit: boolean) => EntryValues;
  /** Adds what a screen needs in the form to values from outside it, such as a blank translation. */
  complete?: (values: EntryValues) => EntryValues;
  /** The form has something to save from the start. */
  startsDirty?: boolean;
  /** Called after a save if the form is still shown. */
  onSaved: (saved: EditedEntry, facts: { isNew: boolean; hasTyped: boolean }) => void;
}

const same = (values: EntryValues) => values;

/** The form of an entry in any screen: its values, ways of saving, conflicts, and unsaved work of earlier visits. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state of one form; its parts would pass all of it to each other.
export function useEntryForm({ type, complete = same, startsDirty = false, ...options }: EntryFormOptions) {
  const texts = useTexts();
  const me = useMe();
  const fields = useFields(type);
  const [entry, setEntry] = useState(options.entry);
  const [revision, setRevision] = useState(options.entry?.revision ?? null);
  const [futureDate, setFutureDate] = useState<{ date: string; languages: string[] | undefined }>();
  const readOnly = !mayChange(me.role, type) || (entry?.trashedAt ?? null) !== null;
  const [base, setBase] = useState(() => options.start(!readOnly));
  const isMounted = useIsMounted();
  const form = useForm<EntryValues>({
    defaultValues: base,
    resolver: resolverFor(entityOf(type), texts.form.invalid, ruleTextsOf(type, texts)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isDirty = form.formState.isDirty || (startsDirty && entry === undefined);
  const marks = useMemo(() => (entry ? marksOf(entry) : []), [entry]);

  const put = (given: EntryValues) => {
    const values = complete(given);
    for (const name of ['parent', 'document', 'translations'] as const) {
      form.setValue(name, structuredClone(values[name]), { shouldDirty: true, shouldTouch: true });
    }
    form.setValue('confirmed', values.confirmed ?? [], { shouldDirty: true });
    if (values.from) form.setValue('from', values.from, { shouldDirty: true });
  };
  const take = (saved: EditedEntry): EntryValues => {
    const values = complete(valuesOf(fields, saved));
    setEntry(saved);
    setRevision(saved.revision);
    setBase(values);
    return values;
  };
  // Two forms of new entries may be open, in two tabs.
  const [formId] = useState(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`);
  const key = unsavedKey(me.id, type, entry?.id ?? { form: formId });
  const earlier = () => (entry ? [key] : unsavedNewKeys(localStorage, me.id, type));
  const kept = useUnsavedValues(form, key, earlier, { revision, base }, (found) => {
    setRevision(found.revision ?? entry?.revision ?? null);
    // Otherwise a conflict would count what others have changed since as changed by this user.
    if (found.base) setBase(complete(found.base));
    put(found.values);
  });
  /** Shows a state that was saved elsewhere than in the form. */
  const changed = (saved: EditedEntry) => {
    form.reset(take(saved));
    kept.clear();
  };
  /** Shows the review that was set. What is typed and the revision stay. */
  const reviewed = ({ reviewOn, reviewer }: EditedEntry) =>
    setEntry((before) => before && { ...before, reviewOn, reviewer });
  const { save, conflict, closeConflict, ...saving } = useSaving({
    form,
    type,
    entry,
    revision,
    onSaved: (saved, typed, sentAt) => {
      changed(saved);
      if (typed) put(typed);
      // After the user has left the screen, a completed save must not navigate.
      if (isMounted.current && window.location.pathname === sentAt)
        options.onSaved(saved, { isNew: entry === undefined, hasTyped: typed !== undefined });
    },
  });
  /** Saves, or asks first whether a date in the future is meant. */
  const start = (intent: Intent, at?: string | null, languages?: string[], end?: string | null) => {
    const now = new Date();
    // The date is that of the main language.
    const isMain = languages?.includes('') ?? true;
    const date = intent === 'publish' && isMain ? futureDateOf(type, form.getValues('document'), now) : undefined;
    const isVisible = entry?.status === 'published' && !entry.pending;
    const isKnown = isVisible && futureDateOf(type, entry.document, now) === date;
    if (date === undefined || isKnown) void save(intent, at, languages, { end });
    else setFutureDate({ date, languages });
  };

  return {
    ...{
      type,
      form,
      fields,
      entry,
      revision,
      base,
      marks,
      readOnly,
      isDirty,
      put,
      changed,
      reviewed,
      kept,
      start,
      ...saving,
    },
    canSave: !readOnly && isDirty && saving.busy === undefined,
    futureDate,
    settleFutureDate: (intent: Intent | undefined) => {
      setFutureDate(undefined);
      if (intent && futureDate) void save(intent, futureDate.date, futureDate.languages);
    },
    conflict,
    closeConflict,
    /** Continues with the chosen values on top of the other editor's state. */
    settleConflict: (values: EntryValues, andSave: boolean) => {
      if (!conflict) return;
      const { theirs, intent, saving: failed } = conflict;
      form.reset(take(theirs));
      put(values);
      closeConflict();
      if (andSave)
        void save(intent, failed.publishAt, failed.languages, {
          onto: { revision: theirs.revision, entry: theirs },
          end: failed.unpublishAt,
        });
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
