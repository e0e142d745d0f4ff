import { type MouseEvent, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import type { PageFailure } from '../loading/failures.ts';
import { useTexts } from '../texts/use-texts.ts';
import { isReachable } from './contact/is-reachable.ts';
import { SearchForm } from './navigation/search-form.tsx';
import { SiteLink } from './navigation/site-link.tsx';
import { PageFrame } from './page-frame.tsx';
import { useHas } from './use-has.ts';
import { useShell } from './use-shell.ts';

/**
 * Shown if no page exists at this address, or if it is temporarily unavailable. `retry` is the page's address if it
 * differs from the current one.
 */
export function ErrorPage({ kind, retry }: { kind: PageFailure; retry?: string }) {
  const texts = useTexts();
  const { errors } = texts;
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const { companyName } = useShell().company;
  const { title, text } = {
    'not-found': { title: errors.notFoundTitle, text: errors.notFoundText },
    gone: { title: errors.goneTitle, text: errors.goneText },
    unavailable: { title: errors.unavailableTitle, text: errors.unavailableText },
    broken: { title: errors.brokenTitle, text: errors.brokenText },
  }[kind];
  const hasSearch = useHas('search');
  const isMissing = kind === 'not-found' || kind === 'gone';
  return (
    <PageFrame heading={title} crumbs={[{ label: texts.nav.home, to: '/' }, { label: title }]}>
      <title>{texts.titleOf({ page: title, company: companyName })}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-8" role={isMissing ? undefined : 'alert'}>
        <p className="max-w-prose text-lg">{text}</p>
        {isMissing && hasSearch ? (
          <div className="w-full max-w-xl">
            <SearchForm id="missing-search" large />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {isMissing ? (
            <>
              <SiteLink href="/" className={buttonClass('solid')}>
                {errors.toHome}
              </SiteLink>
              <SiteLink href="/contact" className={buttonClass('outline')}>
                {errors.toContact}
              </SiteLink>
            </>
          ) : (
            <RetryLink href={retry ?? here} />
          )}
        </div>
      </div>
    </PageFrame>
  );
}

/** Reloads this page, with or without script. With script, the page stays while the network is still down. */
function RetryLink({ href }: { href: string }) {
  const { errors } = useTexts();
  const [failures, setFailures] = useState(0);

  const retry = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (await isReachable(href)) location.assign(href);
    else setFailures((count) => count + 1);
  };

  return (
    <>
      <a href={href} onClick={retry} className={buttonClass('solid')}>
        {errors.retry}
      </a>
      {failures > 0 ? (
        <p key={failures} className="basis-full">
          {errors.stillAway}
        </p>
      ) : null}
    </>
  );
}
