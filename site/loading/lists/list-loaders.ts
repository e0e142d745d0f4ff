import type { LoaderFunctionArgs } from 'react-router';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Client, Listed } from '#contract/protocol/client.ts';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '../failures.ts';
import { loadAnchored } from './load-anchored.ts';
import { loadPage, type Part } from './paged.ts';

/** The loader of a page that shows a part of a list at a time. */
export const pagedLoader =
  <Item>(load: (client: Client, part: Part) => Promise<Listed<Item>>) =>
  ({ context, url }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    return orErrorPage(services, () => loadPage(url, (part) => load(services.client, part)));
  };

/** As {@link pagedLoader}, of a list whose entries have anchors. */
export const anchoredLoader =
  <Item extends { id: string; name: string } & EntryLanguage>(loadAll: (client: Client) => Promise<Item[]>) =>
  ({ context, url }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    return orErrorPage(services, () => loadAnchored(url, () => loadAll(services.client)));
  };
