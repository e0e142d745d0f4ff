import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addressOf, filterStateAt } from '#site/portfolio/filter-state.ts';
import { SampleCard } from '#site/portfolio/sample-card.tsx';
import { SampleLanguage } from '#site/portfolio/sample-language.tsx';
import { fields } from '#site/portfolio/samples.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/portfolio.ts';

export const loader = ({ url }: Route.LoaderArgs) => filterStateAt(url.searchParams);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).portfolio.title, hidden: true });

export default function Portfolio({ loaderData: { field, items, total, more } }: Route.ComponentProps) {
  const { portfolio: texts } = usePageTexts();
  const list = useFocusOnFirstNew(field, items.length);
  return (
    <Page heading={texts.title}>
      <p className="mb-8 max-w-prose text-lg text-muted">{texts.intro}</p>
      <div className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <nav aria-label={texts.filters}>
          <ul className="flex flex-wrap gap-2">
            {[undefined, ...fields].map((name) => (
              <li key={name ?? 'all'}>
                <Link
                  to={addressOf(name)}
                  preventScrollReset
                  replace
                  className="tab-link"
                  aria-current={name === field ? 'page' : undefined}
                >
                  {texts.filter[name ?? 'all']}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status" className="text-muted">
          {texts.shown({ shown: items.length, total })}
        </p>
      </div>
      <ul ref={list} className="page-grid across-3">
        {items.map((sample) => (
          <li key={sample.id}>
            <SampleLanguage>
              <SampleCard sample={sample} />
            </SampleLanguage>
          </li>
        ))}
      </ul>
      {more ? (
        <p className="mt-12 text-center">
          <Link to={more} preventScrollReset replace className={buttonClass('outline')}>
            {texts.more}
          </Link>
        </p>
      ) : null}
    </Page>
  );
}

/** When more samples are loaded, the focus moves to the first new one: the link that loaded them may be gone. */
function useFocusOnFirstNew(field: string | undefined, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ field, count });
  useEffect(() => {
    const known = before.current;
    before.current = { field, count };
    if (known.field !== field || count <= known.count) return;
    list.current?.children[known.count]?.querySelector('a')?.focus({ preventScroll: true });
  }, [field, count]);
  return list;
}
