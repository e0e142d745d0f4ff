import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle, type SxProps } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface DialogFrameProps extends Omit<DialogProps, 'title' | 'open' | 'aria-labelledby' | 'onSubmit'> {
  title: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
  contentSx?: SxProps;
  /** Makes the content and the buttons a form. */
  onSubmit?: () => void;
  /** Whether the browser validates the fields of the form. */
  isValidated?: boolean;
}

/** A dialog that its title names. */
export function DialogFrame({
  title,
  actions,
  contentSx = {},
  onSubmit,
  isValidated = false,
  children,
  ...dialog
}: DialogFrameProps) {
  const id = useId();
  const parts = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={contentSx}>{children}</DialogContent>
      {actions && (
        <DialogActions disableSpacing sx={{ padding: 2, flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </DialogActions>
      )}
    </>
  );
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth="sm" {...dialog}>
      {onSubmit ? (
        <form
          noValidate={!isValidated}
          onSubmit={(event) => {
            event.preventDefault();
            // In React, submit events bubble from the dialog to the form that opened it.
            event.stopPropagation();
            onSubmit();
          }}
        >
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  );
}
