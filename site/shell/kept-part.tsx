import { createContext, type ReactNode, useContext } from 'react';
import type { PageParts } from '../boot/kept-parts.ts';

/** On the server: the cache of rendered parts that pages share. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined);

/**
 * A part that is the same on every page with the same object `of`: the server renders it once and caches its bytes. `name` identifies the
 * part and everything else that it depends on. It must not contain `useId`, whose values depend on the whole page.
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
