import { useHref, useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useShell } from './use-shell.ts';

/** A notice above pages with unpublished content; absent on published pages. */
export function PreviewStrip() {
  const { preview } = useShell();
  const texts = useTexts().preview;
  const here = useHref(useLocation().pathname);
  if (!preview) return null;
  return (
    <aside aria-label={texts.label} className="preview-strip">
      <p>{texts.notPublished}</p>
      <a href={here}>{texts.leave}</a>
    </aside>
  );
}
