import type { ReactNode } from 'react';
import { Tip } from '#office/generic/tip.tsx';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';

interface SmallButtonProps {
  title: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A button of an item of a list. */
export function SmallButton({ title, onClick, disabled = false, children }: SmallButtonProps) {
  return (
    <Tip title={title}>
      <FocusableIconButton size="small" aria-label={title} disabled={disabled} onClick={onClick}>
        {children}
      </FocusableIconButton>
    </Tip>
  );
}
