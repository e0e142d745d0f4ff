import { lazy, Suspense } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';

const FilePicker = lazy(() => import('../files/file-picker.tsx').then((m) => ({ default: m.FilePicker })));

interface LibraryPickerProps {
  kind: 'picture' | 'document' | 'film' | 'captions';
  onPick: (file: LibraryFile) => void;
  onClose: () => void;
}

/** The library, brought when somebody opens it. */
export function LibraryPicker({ kind, onPick, onClose }: LibraryPickerProps) {
  const pick = (file: LibraryFile) => {
    onPick(file);
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <FilePicker kind={kind} onPick={pick} onClose={onClose} />
    </Suspense>
  );
}
