import { useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useShell } from './use-shell.ts';

/** Above a page with something in it that is not published; nothing on what visitors see. */
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
