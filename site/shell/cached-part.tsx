import { createContext, type ReactNode, useContext } from 'react';
import type { PageParts } from '../document/cached-parts.ts';

/** The parts of the page that the server is rendering; undefined in a browser and while developing. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined);

/**
 * A part that is equal on all pages made from the same object: the server renders it once and caches its bytes. `name` names the part
 * and everything besides `of` that it depends on. Nothing inside may use `useId`, which counts through the whole page.
 */
export function CachedPart({ of, name, children }: { of: object; name: string; children: ReactNode }) {
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
  if (part.isCached) return mark;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
