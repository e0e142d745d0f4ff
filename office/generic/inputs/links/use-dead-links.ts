import { useQuery } from '@tanstack/react-query';
import { findDeadLinks } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { useMay } from '#office/shell/me.ts';
import { useSettled } from '../use-settled.ts';

/** The maximum of a call. */
const maxLinks = 100;

/** Those of some links that lead to a page of this site that visitors do not find; none until they are known. */
export function useDeadLinks(links: readonly string[]): ReadonlySet<string> {
  const may = useMay();
  const own = [...new Set(links.filter((link) => /^\/(?![/\\])\S*$/.test(link)))].sort().slice(0, maxLinks);
  const asked = useSettled(own.join('\n'), 400);
  const found = useQuery({
    queryKey: ['dead-links', asked],
    enabled: asked !== '' && may('FindDeadLinks'),
    queryFn: async ({ signal }) =>
      new Set((await client.call(findDeadLinks, { links: asked.split('\n') }, { signal })).dead),
  });
  return found.data ?? none;
}

const none: ReadonlySet<string> = new Set();
