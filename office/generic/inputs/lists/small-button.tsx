import type { MouseEventHandler, ReactNode } from 'react';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';

interface SmallButtonProps {
  title: string;
  onClick: MouseEventHandler<HTMLElement>;
  disabled?: boolean;
  /** Of a button that opens and closes a part. */
  expanded?: boolean;
  hasMenu?: boolean;
  children: ReactNode;
}

/** A button of an item of a list. */
export function SmallButton({
  title,
  onClick,
  disabled = false,
  expanded,
  hasMenu = false,
  children,
}: SmallButtonProps) {
  return (
    <FocusableIconButton
      size="small"
      aria-label={title}
      data-tip={title}
      aria-expanded={expanded}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      data-fold={expanded === undefined ? undefined : ''}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </FocusableIconButton>
  );
}
