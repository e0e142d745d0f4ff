import type { OpenDialog } from '../open-dialog.ts';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { PreviewDialog } from '../saving/dialogs/preview-dialog.tsx';
import { TrashDialog } from '../saving/dialogs/trash-dialog.tsx';
import { RestorableHistory } from '../saving/restorable-history.tsx';
import type { EntryForm } from '../saving/use-entry-form.ts';

interface EditorDialogsProps {
  editing: EntryForm;
  open: OpenDialog | undefined;
  language: string;
  onClose: () => void;
  onTrashed: () => void;
}

/** The dialog of the form that is open, if any. */
export function EditorDialogs({ editing, open, language, onClose, onTrashed }: EditorDialogsProps) {
  const { type, entry, revision, fields, readOnly, put, reviewed } = editing;
  if (open === 'preview') return <PreviewDialog {...{ type, language, onClose }} id={entry?.id} />;
  if (!entry) return null;
  if (open === 'trash') return <TrashDialog {...{ entry, onClose, onTrashed }} revision={revision ?? entry.revision} />;
  if (open === 'review') return <ReviewDialog {...{ entry, onClose }} onSaved={reviewed} />;
  if (open === 'history') return <RestorableHistory {...{ entry, fields, language, readOnly, put, onClose }} />;
  return null;
}
