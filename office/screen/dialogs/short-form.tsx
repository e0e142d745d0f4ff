import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface ShortFormProps extends Pick<DialogFrameProps, 'contentSx'> {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** Whether nothing can be submitted yet. */
  disabled: boolean;
  /** A button at the start of the others. */
  aside?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog with a field or two, whose values are used at once, without a call. */
export function ShortForm({ action, disabled, aside, onClose, children, ...frame }: ShortFormProps) {
  const { cancel } = useTexts().shell;
  return (
    <DialogFrame
      {...frame}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          {aside}
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
