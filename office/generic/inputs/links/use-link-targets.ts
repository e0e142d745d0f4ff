import { useQuery } from '@tanstack/react-query';
import { entityNames, entityOf } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { listFiles } from '#contract/calls/office/files.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { nameOf } from '#office/files/file-kind.ts';
import { client } from '#office/providers/client.ts';
import { maySee, useMay, useMe } from '#office/shell/me.ts';
import { useLanguage, useTexts } from '#office/texts/texts.ts';
import { useSettled } from '../use-settled.ts';
import { hasName, namesFirst } from './names-first.ts';

/** A link's target on this site. The path of an entry is loaded when the user chooses it. */
export type LinkTarget = { kind: string; label: string } & (
  | { path: string; entry?: undefined }
  | { path?: undefined; entry: EntryRow }
);

/** Types whose entries have their own page, or are on a page of their type. The home page is linked by its name. */
const linkable = entityNames.filter((name) => entityOf(name).pages.shownOn !== '/');

/** The limit per type, and of files. */
const maxPerType = 5;

const hasLetter = /[\p{L}\p{N}]/u;

/** Input that starts like an address is not searched for. */
const isAddress = (words: string) => /^(\/|#|[a-z]+:)/i.test(words);

interface LinkTargets {
  targets: LinkTarget[];
  isFetching: boolean;
  /** The words were searched for, and nothing matches. */
  isNothing: boolean;
}

/**
 * Pages, entries and files of this site that match the words, those with the words in their names first; without words,
 * pages only.
 */
export function useLinkTargets(typed: string, enabled: boolean): LinkTargets {
  const entityTexts = useTexts().entities;
  const { language } = useLanguage();
  const { link } = useTexts().form;
  const { role } = useMe();
  const may = useMay();
  const wanted = typed.trim().slice(0, 200);
  const words = useSettled(wanted, 200);
  const isSearched = enabled && wanted !== '' && !isAddress(wanted);
  const types = linkable.filter((name) => maySee(role, name));

  const found = useQuery({
    queryKey: ['link-targets', language, words],
    enabled: isSearched && words === wanted,
    queryFn: async ({ signal }): Promise<LinkTarget[]> => {
      const page = { words, skip: 0, take: maxPerType };
      const lists = types.map(async (type): Promise<LinkTarget[]> => {
        const { items } = await client.list(listEntries, { type, sort: 'own', descending: false, ...page }, { signal });
        return items.map((entry) => ({ kind: entityTexts[type].label.one, label: entry.title, entry }));
      });
      const files = async (): Promise<LinkTarget[]> => {
        if (!may('ListFiles')) return [];
        const { items } = await client.list(listFiles, page, { signal });
        return items.map((file) => ({ kind: link.file, label: nameOf(file), path: file.src }));
      };
      // Concurrent: a list that fails while another is awaited would be an unhandled rejection.
      return (await Promise.all([...lists, files()])).flat();
    },
  });
  const pages = Object.entries(link.pages).map(([path, label]): LinkTarget => ({ kind: link.page, label, path }));
  // Those of earlier words are not offered: Enter would choose one of them.
  const others = isSearched && words === wanted ? (found.data ?? []) : [];
  const isPage = ({ path, label }: LinkTarget) =>
    hasName(label, wanted) || (hasLetter.test(wanted) && path?.includes(wanted.toLowerCase()) === true);
  const targets = namesFirst([...pages.filter(isPage), ...others], wanted);
  return {
    targets,
    isFetching: isSearched && (words !== wanted || found.isPending),
    isNothing: isSearched && words === wanted && found.isSuccess && targets.length === 0,
  };
}
