import type { EditedEntry, EntryRevision } from '#contract/office/entry-view.ts';
import { HistoryDialog } from '../compare/history-dialog.tsx';
import type { FieldDescription } from '../fields/describe-fields.ts';
import type { EntryValues } from '../form/entry-values.ts';
import { useRestore } from '../languages/use-restore.ts';

interface RestorableHistoryProps {
  entry: EditedEntry;
  fields: readonly FieldDescription[];
  language: string;
  readOnly: boolean;
  put: (values: EntryValues) => void;
  onClose: () => void;
}

/** The earlier versions of an entry, which the form can take over unless it is read-only. */
export function RestorableHistory({ readOnly, put, ...shown }: RestorableHistoryProps) {
  const restore = useRestore(shown.fields, put);
  const onRestore = (old: EntryRevision, only: string | undefined) => {
    restore(shown.entry.id, old, only);
    shown.onClose();
  };
  return <HistoryDialog {...shown} {...(readOnly ? {} : { onRestore })} />;
}
