import { useQuery } from '@tanstack/react-query';
import { listEntries } from '#contract/calls/office/content/list-entries.ts';
import { listFiles } from '#contract/calls/office/files/list-files.ts';
import { type EntityName, entityNames } from '#contract/entities/registry.ts';
import { nameOf } from '#office/files/file-kind.ts';
import { client } from '#office/providers/client.ts';
import { maySee, useMay, useMe } from '#office/shell/me.ts';
import { useLanguage, useTexts } from '#office/texts/texts.ts';

/** A link's target on this site. The path of an entry is loaded when the user chooses it. */
export type LinkTarget = { group: string; label: string } & ({ path: string } | { entry: number });

/** Types whose entries are only on the home page, which is linked by its name. */
const onHomePage: readonly EntityName[] = ['company', 'brand', 'slider'];

/** Types whose entries have their own page, or are on a page of their type. */
const linkable = entityNames.filter((name) => !onHomePage.includes(name));

/** The limit per type, and of files. */
const maxPerType = 5;

/** Input that starts like an address is not searched for. */
const isAddress = (words: string) => /^(\/|#|[a-z]+:)/i.test(words);

/** Pages, entries and files of this site whose name or path matches the words; without words, pages only. */
export function useLinkTargets(words: string, enabled: boolean): { targets: LinkTarget[]; isFetching: boolean } {
  const entityTexts = useTexts().entities;
  const { language } = useLanguage();
  const { link } = useTexts().form;
  const { role } = useMe();
  const may = useMay();
  const wanted = words.trim().slice(0, 200);
  const types = linkable.filter((name) => maySee(role, name));

  const found = useQuery({
    queryKey: ['link-targets', language, wanted],
    enabled: enabled && wanted !== '' && !isAddress(wanted),
    queryFn: async ({ signal }): Promise<LinkTarget[]> => {
      const page = { words: wanted, skip: 0, take: maxPerType };
      const lists = types.map(async (type): Promise<LinkTarget[]> => {
        const { items } = await client.list(listEntries, { type, sort: 'own', descending: false, ...page }, { signal });
        return items.map(({ id, title }) => ({ group: entityTexts[type].label.many, label: title, entry: id }));
      });
      const files = async (): Promise<LinkTarget[]> => {
        if (!may('ListFiles')) return [];
        const { items } = await client.list(listFiles, page, { signal });
        return items.map((file) => ({ group: link.files, label: nameOf(file), path: file.src }));
      };
      // Concurrent: a list that fails while another is awaited would be an unhandled rejection.
      return (await Promise.all([...lists, files()])).flat();
    },
  });
  const pages = Object.entries(link.pages)
    .filter(([path, label]) => [path, label].some((text) => text.toLowerCase().includes(wanted.toLowerCase())))
    .map(([path, label]) => ({ group: link.sitePages, label, path }));
  return { targets: [...pages, ...(found.data ?? [])], isFetching: found.isFetching };
}
