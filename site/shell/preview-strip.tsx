import { useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useShell } from './use-shell.ts';

/** A notice above pages with unpublished content; absent on published pages. */
export function PreviewStrip() {
  const { preview } = useShell();
  const texts = useTexts().preview;
  const { pathname } = useLocation();
  if (!preview) return null;
  return (
    <aside aria-label={texts.label} className="preview-strip">
      <p>{texts.notPublished}</p>
      <a href={pathname}>{texts.leave}</a>
    </aside>
  );
}
