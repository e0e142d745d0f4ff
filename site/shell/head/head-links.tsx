import { useEffect, useState } from 'react';
import { useHref, useRouteLoaderData } from 'react-router';
import { textsFor } from '#site/texts/use-texts.ts';
import type { ShellData } from '../shell-data.ts';

/**
 * The links in every page's head: the icons and the news feed. Visitors act on a page before they install it, so the manifest
 * follows: named in the document, it would be fetched with the first view.
 */
export function HeadLinks() {
  const shell = useRouteLoaderData<ShellData>('root');
  const feed = useHref('/feed.atom');
  const manifest = useHref('/site.webmanifest');
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { feedTitle } = textsFor(shell?.language).finding;
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/icons/180.png" sizes="180x180" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={feed}
        title={feedTitle({ company: shell?.company.companyName ?? '' })}
      />
      {isHydrated ? <link rel="manifest" href={manifest} /> : null}
    </>
  );
}
