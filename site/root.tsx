import type { ReactNode } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { servicesContext } from './context.ts';
import { loadShell } from './loading/load-shell.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { HeadLinks } from './shell/head/head-links.tsx';
import { Shell } from './shell/shell.tsx';
import type { ShellData } from './shell/shell-data.ts';
import { useLanguage } from './shell/use-language.ts';
import textFont from './styles/fonts/instrument-sans.woff2?url';
import './styles/site.css';
import { useTexts } from './texts/use-texts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = url.pathname.slice(services.basename.length) || '/';
  const { shell, fresh } = await loadShell(services, path);
  const { newsletterSent, formSent } = services;
  const headers = { 'Cache-Control': 'no-store' };
  if (newsletterSent) {
    const { outcome, status } = newsletterSent;
    return data<ShellData>({ ...shell, newsletterSent: outcome }, { status, headers });
  }
  if (formSent) {
    const { form, outcome, status } = formSent;
    return data<ShellData>({ ...shell, formSent: { form, outcome } }, { status, headers });
  }
  // A page with stale or missing data must not stay in a cache after the backend recovers.
  return data<ShellData>(shell, fresh ? undefined : { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The font of the first lines of every page. The style sheet loads the other where the screen is wide enough. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** The company information is loaded once for a visit. A preview has its own. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.searchParams.get('preview') !== nextUrl.searchParams.get('preview');

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<ShellData>('root');
  const language = useLanguage();
  return (
    <html lang={language} dir={shell?.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <HeadLinks />
        <style>{shell?.brandStyle}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR && shell?.isLive ? null : <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Errors that no page's own boundary catches: a route that cannot be loaded without a network, or a shell that fails. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<ShellData>('root');
  const isOffline = globalThis.navigator?.onLine === false;
  if (!shell || !isOffline) return <OutermostError />;
  return (
    <Shell>
      <ErrorPage kind="unavailable" />
    </Shell>
  );
}

/** Rendered when the shell fails, so it uses no part of it. */
function OutermostError() {
  const { errors } = useTexts();
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  return (
    <main className="shell-width flex min-h-dvh flex-col items-start justify-center gap-4 py-16">
      <title>{errors.fallback}</title>
      <h1 className="text-3xl font-bold">{errors.fallback}</h1>
      <p>{errors.fallbackText}</p>
      <a href={here} className="font-semibold text-brand-ink underline underline-offset-4">
        {errors.retry}
      </a>
    </main>
  );
}
