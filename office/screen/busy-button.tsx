import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';

/**
 * A button that keeps the focus while it is busy or disabled. MUI's `loading` and `disabled` set the attribute
 * `disabled`, on which browsers move the focus to the body: keyboard users then start again at the top of the page.
 */
export function BusyButton({ loading, disabled, onClick, children, sx = [], ...props }: ButtonProps) {
  const isBusy = loading === true;
  const isOff = isBusy || disabled === true;
  const { variant, color = 'primary' } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press on a submit button, or Enter in a field of its form, would submit the form.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const strong = color === 'inherit' ? 'text.primary' : `${color}.${variant === 'contained' ? 'contrastText' : 'main'}`;
  return (
    <Button
      {...props}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
      sx={[
        isOff && { opacity: isBusy ? 1 : 0.55, cursor: 'default' },
        isBusy && { '&&': { color: 'transparent' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      {isBusy && (
        <CircularProgress
          aria-hidden
          size={18}
          sx={{ position: 'absolute', inset: 0, margin: 'auto', color: strong }}
        />
      )}
    </Button>
  );
}
