import { createContext, type ReactNode, useContext } from 'react';
import type { PageParts } from '../boot/kept-parts.ts';

/** On the server: what is known of the page's parts that are the same on others. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined);

/**
 * What is the same on every page that is made of the same object: the server renders it once and keeps its bytes. `name` says which
 * it is, and all that it depends on beside `of`. Nothing in it may use `useId`, which counts its way through the whole page.
 */
export function KeptPart({ of, name, children }: { of: object; name: string; children: ReactNode }) {
  if (!import.meta.env.SSR) return children;
  return (
    <MarkedPart of={of} name={name}>
      {children}
    </MarkedPart>
  );
}

function MarkedPart({ of, name, children }: { of: object; name: string; children: ReactNode }) {
  const part = useContext(PagePartsContext)?.part(of, name);
  if (!part) return children;
  const mark = <template id={part.mark} />;
  if (part.isKept) return mark;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
