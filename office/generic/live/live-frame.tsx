import { Box } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { fieldAt, markCurrent, markStyles, readMarks, scrollTo } from './marks.ts';
import { morph } from './morph.ts';
import type { LivePage } from './use-live-page.ts';

/** Parts of the document that a page without scripts does not need. */
const left = 'script, link:not([rel="stylesheet"])';

interface LiveFrameProps {
  page: LivePage | undefined;
  /** The path of the page's texts in the form: `document` or `translations.de`. */
  root: string;
  onField: (path: string) => void;
  /** Of the page, in CSS pixels; it is shown smaller where there is less room. */
  width: number;
}

/** The width and height of an element in CSS pixels, from when it is shown. */
function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, watch };
}

/** The ids of the fields around the focus in the form, from the inside out. */
function focusedIds(): string[] {
  const ids: string[] = [];
  for (let element = document.activeElement; element; element = element.parentElement)
    if (element.id.startsWith('field-')) ids.push(element.id);
  return ids;
}

/** Resolves when the style sheets of a page have loaded or failed. Before, its parts are elsewhere. */
const whenStyled = (page: Document) =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise((resolve) => {
            for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
          }),
      ),
  );

/** A rendered page in a frame, which stays where the editor has scrolled it to. */
export function LiveFrame({ page, root, onField, width }: LiveFrameProps) {
  const { live } = useTexts().entries;
  const { size, watch } = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!isLoaded || !shown?.defaultView || !page) return;
    // That of the frame: documents have the policy of the window that parses them.
    const next = new shown.defaultView.DOMParser().parseFromString(page.html, 'text/html');
    for (const element of next.querySelectorAll(left)) element.remove();
    readMarks(next, page.fields);
    next.head.append(Object.assign(next.createElement('style'), { textContent: markStyles }));
    morph(shown.documentElement, next.documentElement);
    markCurrent(shown, focusedIds(), root);
    if (hasScrolled.current) return;
    hasScrolled.current = true;
    // The first part of the entry that the page shows.
    const first = shown.getElementById(page.anchor) ?? shown.querySelector('main [data-field]');
    void whenStyled(shown).then(() => scrollTo(first));
  }, [isLoaded, page, root]);
  useEffect(() => {
    const onFocus = () => {
      const shown = frame.current?.contentDocument;
      if (shown && document.activeElement !== frame.current) scrollTo(markCurrent(shown, focusedIds(), root));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [root]);
  useEffect(() => {
    const shown = isLoaded ? frame.current?.contentDocument : null;
    /** Leads to the field in the form. The frame shows one page, so links are not followed. */
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest('a, button, input, select')) event.preventDefault();
      const field = fieldAt(target);
      if (field !== undefined) onField(`${root}.${field}`);
    };
    shown?.addEventListener('click', onClick, { capture: true });
    return () => shown?.removeEventListener('click', onClick, { capture: true });
  }, [isLoaded, root, onField]);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Box ref={watch} dir="ltr" sx={{ flex: 1, minHeight: 0, overflow: 'hidden', backgroundColor: 'action.hover' }}>
      <iframe
        ref={frame}
        title={live.title}
        src="/office/preview-frame"
        sandbox="allow-same-origin allow-scripts"
        onLoad={() => setLoaded(true)}
        style={{
          display: 'block',
          border: 0,
          background: '#fff',
          width,
          height: size.height / scale,
          transform: `translateX(${Math.max(0, (size.width - width * scale) / 2)}px) scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
