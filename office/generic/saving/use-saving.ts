import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type EntityName, entityOf } from '#content/registry.ts';
import { getEntry, saveEntry } from '#contract/calls/office/content.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { typedSince } from '../compare/merge.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { ruleTextsOf } from '../fields/rule-texts.ts';
import { type EntryValues, toSave, valuesOf } from '../form/entry-values.ts';
import { errorsIn } from '../form/form-errors.ts';
import { useRefresh } from '../refresh.ts';
import { useClaims } from './claims/use-claims.tsx';
import { type Intent, languagesOf, type Saving, savedStateOf, savingOf, shortcutIntent } from './saving.ts';

/** Another editor has saved while this form was open. */
export interface Conflict {
  theirs: EditedEntry;
  mine: EntryValues;
  /** The action that failed. */
  saving: Saving;
  intent: Intent;
}

/** The state that a save is based on. */
interface SavedOnto {
  revision: number | null;
  entry: EditedEntry | undefined;
}

interface SavingOptions {
  form: UseFormReturn<EntryValues>;
  type: EntityName;
  entry: EditedEntry | undefined;
  /** The revision that the form is based on. */
  revision: number | null;
  /**
   * Shows the saved entry in the form. `typed` has the values typed since it was sent; `sentAt` is the path of the page
   * then, which changes before the form disappears: the code of the next screen may still load.
   */
  onSaved: (entry: EditedEntry, typed: EntryValues | undefined, sentAt: string) => void;
}

/** Saves the form, and handles failures. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one save from its click to its outcome, read from top to bottom.
export function useSaving({ form, type, entry, revision, onSaved }: SavingOptions) {
  const texts = useTexts();
  const timeText = useTimeText();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Intent>();
  const [conflict, setConflict] = useState<Conflict>();
  const claims = useClaims();
  const [failures, setFailures] = useState(0);
  const entity = entityOf(type);
  const fields = describeFields(entity.document);

  const done = (intent: Intent, saving: Saving) => {
    const words = texts.entries.done;
    const when = saving.publishAt === null ? '' : timeText(saving.publishAt);
    if (intent === 'end') return saving.unpublishAt ? words.ends({ when: timeText(saving.unpublishAt) }) : words.stays;
    if (intent === 'publish') return words.published;
    if (intent === 'unpublish') return saving.languages ? texts.form.publication.unpublished : words.unpublished;
    if (saving.keepPublished) return when === '' ? words.later : words.laterScheduled({ when });
    return when === '' ? words.draft : words.scheduled({ when });
  };

  const fail = (found: readonly { path: string; message: string }[]) => {
    for (const { path, message } of found) form.setError(path as 'document', { type: 'contract', message });
    setFailures((count) => count + 1);
  };

  const refused = async (error: unknown, intent: Intent, saving: Saving): Promise<void> => {
    if (error instanceof CallError && error.status === 409 && entry) {
      const theirs = await client.call(getEntry, { id: entry.id });
      const mine = structuredClone(form.getValues());
      if (theirs.revision !== revision) return setConflict({ theirs, mine, saving, intent });
    }
    if (error instanceof CallError && error.errors.length > 0) {
      const inWords = ruleTextsOf(type, texts);
      return fail(
        error.errors.map(({ field, ...each }) => ({ path: field, message: inWords({ path: field, ...each }) })),
      );
    }
    notify(messageOf(error, texts), { type: 'error', autoHideDuration: 8_000 });
  };

  /** Whether the values are valid; otherwise the errors are shown at their fields. */
  const isValid = (): boolean => {
    form.clearErrors();
    const found = errorsIn(entity, form.getValues('document'), texts.form.invalid);
    if (found.length > 0) fail(found);
    return found.length === 0;
  };

  /** Whether visitors are to read the values after a save, also if they promise what nothing proves. */
  const mayBeRead = ({ parent, ...values }: EntryValues, { id }: { id: number | undefined }, saving: Saving) => {
    if (saving.status === 'draft') return true;
    const state = { parent, ...toSave(fields, { parent, ...values }) };
    return claims.confirm([{ type, title: '', id, state, languages: saving.languages }]);
  };

  /** Saves the form's values on top of a revision. */
  const save = async (
    intent: Intent,
    at: string | null = null,
    chosen: string[] | undefined = undefined,
    { onto = { revision, entry }, end }: { onto?: SavedOnto; end?: string | null | undefined } = {},
  ): Promise<void> => {
    // A copy: the user may change the form while it is sent.
    const values = structuredClone(form.getValues());
    const state = savedStateOf(onto.entry);
    const own = intent === 'end' ? shortcutIntent(state) : intent;
    const languages = chosen ?? languagesOf(own, onto.entry, Object.keys(values.translations));
    const saving: Saving = { ...savingOf(intent, state, at), languages, unpublishAt: end };
    if (!isValid()) return;
    const sentAt = window.location.pathname;
    setBusy(intent);
    try {
      if (!(await mayBeRead(values, { id: onto.entry?.id }, saving))) return;
      const saved = await client.call(saveEntry, {
        type,
        ...(onto.entry ? { id: onto.entry.id } : {}),
        ...(onto.revision === null ? {} : { revision: onto.revision }),
        ...(revision === null || onto.revision === revision ? {} : { seen: revision }),
        parent: values.parent,
        ...saving,
        ...toSave(fields, values),
      });
      const stored = valuesOf(fields, saved);
      const typed = typedSince(fields, values, structuredClone(form.getValues()), stored);
      setFailures(0);
      setConflict(undefined);
      notify(done(intent, saving), { type: 'success' });
      onSaved(saved, typed, sentAt);
      void refresh(type);
    } catch (error) {
      await refused(error, intent, saving).catch(() => notify(messageOf(error, texts), { type: 'error' }));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    ...{ save, isValid, busy, conflict, failures, claimsQuestion: claims.question },
    closeConflict: () => setConflict(undefined),
  };
}
