import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
}

/** Icons have the text's colour and size, and are hidden from screen readers: the text next to them is read. */
export const line =
  (shape: ReactNode, kind = 'line-icon') =>
  ({ className = 'size-5' }: IconProps) => (
    <svg className={`${kind} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {shape}
    </svg>
  );

/** A line icon that points along the text, so that it is mirrored from right to left. */
export const directional = (shape: ReactNode) => line(shape, 'line-icon directional-icon');

export const solid =
  (shape: ReactNode) =>
  ({ className = 'size-5' }: IconProps) => (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {shape}
    </svg>
  );
