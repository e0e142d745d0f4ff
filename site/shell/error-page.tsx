import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import type { PageFailure } from '../loading/failures.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Page } from './page.tsx';
import { SearchForm } from './search-form.tsx';
import { SiteLink } from './site-link.tsx';
import { useShell } from './use-shell.ts';

/** In place of a page: there is none at this address, or it cannot be shown just now. */
export function ErrorPage({ kind }: { kind: PageFailure }) {
  const texts = useTexts();
  const { errors } = texts;
  const { pathname, search } = useLocation();
  const { companyName } = useShell().company;
  const { title, text } = {
    'not-found': { title: errors.notFoundTitle, text: errors.notFoundText },
    gone: { title: errors.goneTitle, text: errors.goneText },
    unavailable: { title: errors.unavailableTitle, text: errors.unavailableText },
    broken: { title: errors.brokenTitle, text: errors.brokenText },
  }[kind];
  const isMissing = kind === 'not-found' || kind === 'gone';
  return (
    <Page heading={title} flat>
      <title>{texts.titleOf(title, companyName)}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-8" role={isMissing ? undefined : 'alert'}>
        <p className="max-w-prose text-lg">{text}</p>
        {isMissing ? (
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
            // A plain link loads this very page anew, with or without script.
            <a href={`${pathname}${search}`} className={buttonClass('solid')}>
              {errors.retry}
            </a>
          )}
        </div>
      </div>
    </Page>
  );
}
