import { useHref, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { Warning } from '#ui/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** Shown for a part of a page that failed to load, with a link that reloads the page. */
export function MissingPart({ text }: { text: string }) {
  const { errors } = useTexts();
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl border border-line bg-raised p-6">
      <span className="shrink-0 text-accent-ink">
        <Warning className="size-6" />
      </span>
      <p className="min-w-0 grow basis-48">{text}</p>
      {/* A plain link reloads this page, with or without script. */}
      <a href={here} className={buttonClass('outline')}>
        {errors.retry}
      </a>
    </div>
  );
}
