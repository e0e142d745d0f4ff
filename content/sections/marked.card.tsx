import type { ReactNode } from 'react';
import type { Marked } from './definition.ts';

/**
 * A section with its place in the form that the page is shown beside. Such pages run no script, so browsers need not know
 * this component (`import.meta.env.SSR`).
 */
export const MarkedSection = ({ mark, children }: Marked & { children: ReactNode }) => (
  <div data-item={mark}>{children}</div>
);
