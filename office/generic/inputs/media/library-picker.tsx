import { lazy, Suspense } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';

const FilePicker = lazy(() => import('#office/files/library/file-picker.tsx').then((m) => ({ default: m.FilePicker })));

interface LibraryPickerProps {
  kind: 'picture' | 'document' | 'video' | 'captions';
  /** Whether several files can be chosen. */
  many?: boolean;
  /** Called once, with one file unless `many`. */
  onPick: (...files: [LibraryFile, ...LibraryFile[]]) => void;
  onClose: () => void;
}

/** The library, loaded when it is first opened. */
export function LibraryPicker({ kind, many = false, onPick, onClose }: LibraryPickerProps) {
  const pick: LibraryPickerProps['onPick'] = (...files) => {
    onPick(...files);
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <FilePicker kind={kind} many={many} onPick={pick} onClose={onClose} />
    </Suspense>
  );
}
