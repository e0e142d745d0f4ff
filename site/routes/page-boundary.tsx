import { isRouteErrorResponse, Outlet } from 'react-router';
import type { PageFailure } from '../loading/failures.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { LanguageOffers } from '../shell/language-offer.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Limits errors of a page to the page: header and footer stay unchanged. An error page is offered in no other language. */
export default function PageBoundary() {
  return (
    <>
      <LanguageOffers />
      <Outlet />
    </>
  );
}

export const headers: Route.HeadersFunction = ({ parentHeaders, errorHeaders }) => {
  const merged = new Headers(parentHeaders);
  for (const [name, value] of errorHeaders ?? []) merged.set(name, value);
  return merged;
};

const kinds: Readonly<Record<number, PageFailure>> = { 404: 'not-found', 410: 'gone', 503: 'unavailable' };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Data that failed to load without a network is not an error of the route.
  const isOffline = globalThis.navigator?.onLine === false;
  const status = isRouteErrorResponse(error) ? error.status : isOffline ? 503 : 500;
  return <ErrorPage kind={kinds[status] ?? 'broken'} />;
}
