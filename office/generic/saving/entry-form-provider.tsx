import { type ReactNode, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveDialog } from '#office/shell/dialogs/leave-dialog.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { ConflictDialog } from '../compare/conflict-dialog.tsx';
import { FormFactsProvider } from '../form/form-context.ts';
import { FieldInputs } from '../inputs/field-inputs.tsx';
import { FutureDateDialog } from './dialogs/future-date-dialog.tsx';
import { RestoreDialog } from './dialogs/restore-dialog.tsx';
import type { EntryForm } from './use-entry-form.ts';

interface EntryFormProviderProps {
  of: EntryForm;
  children: ReactNode;
}

/** Provides the form to its inputs, and shows the dialogs that saving and leaving need. */
export function EntryFormProvider({ of: editing, children }: EntryFormProviderProps) {
  const texts = useTexts();
  const { type, form, fields, entry, base, marks, readOnly, busy, conflict, futureDate, kept } = editing;
  const saved = entry?.languages;
  const facts = useMemo(
    () => ({ type, readOnly, outdated: marks, languages: saved ?? [], Fields: FieldInputs }),
    [type, readOnly, marks, saved],
  );
  return (
    <FormProvider {...form}>
      <FormFactsProvider value={facts}>
        {children}
        {futureDate && <FutureDateDialog date={futureDate.date} onChoose={editing.settleFutureDate} />}
        {editing.claimsQuestion}
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            base={base}
            fields={fields}
            busy={busy !== undefined}
            onClose={editing.closeConflict}
            onUse={editing.settleConflict}
          />
        )}
        {kept.offered && (
          <RestoreDialog
            kept={kept.offered}
            isOlder={kept.offered.revision !== (entry?.revision ?? null)}
            onSettle={kept.settle}
          />
        )}
        <LeaveDialog when={editing.canSave} body={texts.entries.leave.body} />
      </FormFactsProvider>
    </FormProvider>
  );
}
