import { ArrowLeft, ArrowRight } from './icons.tsx';
import type { LinkComponent } from './link.tsx';

export interface PaginationTexts {
  label: string;
  previous: string;
  next: string;
  page(page: number): string;
  /** The number alone, which the eye sees. */
  number(page: number): string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({
  page,
  pages,
  addressOf,
  texts,
  link: Anchor,
}: {
  page: number;
  pages: number;
  addressOf(page: number): string;
  texts: PaginationTexts;
  link: LinkComponent;
}) {
  if (pages <= 1) return null;
  const cell = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-4 font-semibold';
  const quiet = `${cell} text-ink hover:bg-sunken`;
  return (
    <nav aria-label={texts.label} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {page > 1 ? (
        <Anchor className={quiet} href={addressOf(page - 1)} rel="prev">
          <ArrowLeft /> {texts.previous}
        </Anchor>
      ) : null}
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {shownPages(page, pages).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={entry}>
              <Anchor
                className={entry === page ? `${cell} bg-brand text-on-brand` : quiet}
                href={addressOf(entry)}
                aria-label={texts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {texts.number(entry)}
              </Anchor>
            </li>
          ),
        )}
      </ul>
      {page < pages ? (
        <Anchor className={quiet} href={addressOf(page + 1)} rel="next">
          {texts.next} <ArrowRight />
        </Anchor>
      ) : null}
    </nav>
  );
}

/** The first page, the last and the neighbours of the current one; gaps are named by their position. */
export function shownPages(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const around = [page - 1, page, page + 1].filter((entry) => entry > 1 && entry < pages);
  const [first = pages] = around;
  const last = around.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && around.length > 0 ? (['gap-before'] as const) : []),
    ...around,
    ...(last < pages - 1 && around.length > 0 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
