import { IconButton, type IconButtonProps } from '@mui/material';

/** The look of a disabled control that keeps the focus. */
export const offLook = { opacity: 0.4, cursor: 'default' } as const;

/** An icon button that keeps the focus when pressing it disables it, as at the end of a list; see {@link BusyButton}. */
export function FocusableIconButton({ disabled = false, onClick, sx = [], ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      sx={[disabled && offLook, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
