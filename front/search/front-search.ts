import { join } from 'node:path';
import { answerSearch, type Searched } from '#api/calls/search/search.ts';
import { isAtriumPage } from '#api/rules/site-pages.ts';
import { getInformation } from '#content/company/calls.ts';
import { hasCompanyPage, isCompanyPage } from '#content/company-pages.ts';
import type { EntityName } from '#content/registry.ts';
import { indexedTypes } from '#content/search.ts';
import { search } from '#contract/calls/search.ts';
import type { CallInput, CallOutput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import type { Client } from '#contract/protocol/client.ts';
import type { Log } from '#server/logging/log.ts';
import type { BackendIdentity } from '../calls/front-client.ts';
import { readInLanguages, searchLanguages } from './read-languages.ts';
import { type FrontIndex, openFrontIndex } from './search-index.ts';

/** Types whose pages a site in front of a backend lacks, though an Atrium has calls for them. */
const withoutPages: readonly EntityName[] = ['document', 'location', 'freePage'];
const shownTypes = indexedTypes.filter((type) => !withoutPages.includes(type));

/** Interval between readings. */
const readAgainMs = 30 * 60_000;
/** Interval between readings until each type has been read once. */
const retryMs = 60_000;

export interface FrontSearchOptions {
  dataDir: string;
  /** The backend's calls, on behalf of no visitor. */
  client: Client;
  /** Only Atrium has content in several languages. Known once it has responded. */
  identity: BackendIdentity;
  /** The language of the calls without `lang`. */
  defaultLanguage: string;
  log: Log;
}

export interface FrontSearch {
  /** Wraps a client so that its search uses the index. */
  over(client: Client): Client;
  /** Reads the backend's content into the index now and periodically. Resolves after the first reading. */
  read(): Promise<void>;
  stop(): Promise<void>;
}

/** Search in front of a backend without a search call: indexes its lists and items, in each of its languages. */
export function createFrontSearch(options: FrontSearchOptions): FrontSearch {
  const { dataDir, client, identity, defaultLanguage, log } = options;
  const stopped = new AbortController();
  const opening = openFrontIndex(join(dataDir, 'front-search.db'), defaultLanguage);
  opening.catch((err: unknown) => log.error({ err }, 'Cannot open the search index; the site has no search'));
  let timer: NodeJS.Timeout | undefined;

  /** The last known languages; absent: none were read since the start. */
  let known: readonly string[] | undefined;

  const languagesOf = async (index: FrontIndex): Promise<readonly string[]> => {
    if (!identity.isAtrium) return [];
    try {
      known = await searchLanguages(client, stopped.signal, defaultLanguage);
      return known;
    } catch {
      return known ?? index.languages();
    }
  };

  const readType = async (index: FrontIndex, type: EntityName, languages: () => Promise<readonly string[]>) => {
    const from = { client, signal: stopped.signal, defaultLanguage, languages };
    await index.replace(type, await readInLanguages(type, from));
  };

  const readAll = async () => {
    clearTimeout(timer);
    const index = await opening.catch(() => undefined);
    if (!index) return;
    let found: Promise<readonly string[]> | undefined;
    const languages = () => {
      found ??= languagesOf(index);
      return found;
    };
    for (const type of shownTypes) {
      if (stopped.signal.aborted) return;
      await readType(index, type, languages).catch((err: unknown) => {
        if (stopped.signal.aborted) return;
        log.warn({ err, type }, 'Cannot read the backend’s content for search; earlier content stays searchable');
      });
    }
    const isWhole = (await index.types()).length === shownTypes.length;
    if (!stopped.signal.aborted) timer = setTimeout(begin, isWhole ? readAgainMs : retryMs).unref();
  };
  let reading: Promise<void> = Promise.resolve();
  const begin = () => {
    reading = reading.then(readAll).catch((err: unknown) => log.error({ err }, 'Cannot write the search index'));
    return reading;
  };

  const hasPage = async (path: string): Promise<boolean> => {
    if (!isCompanyPage(path)) return !isAtriumPage(path);
    const company = await client.call(getInformation, {}).catch(() => undefined);
    return company !== undefined && hasCompanyPage({ ...company }, path);
  };
  const find = finderIn(opening, { defaultLanguage, hasPage });

  return {
    over: (visitors) => ({
      ...visitors,
      call: async (call, input, options) =>
        call.name === search.name
          ? ((await find(input as CallInput<typeof search>)) as CallOutput<typeof call>)
          : visitors.call(call, input, options),
    }),
    read: begin,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await reading;
      await opening.then(
        (index) => index.close(),
        () => undefined,
      );
    },
  };
}

function finderIn(opening: Promise<FrontIndex>, searched: Pick<Searched, 'defaultLanguage' | 'hasPage'>) {
  return async (input: CallInput<typeof search>): Promise<CallOutput<typeof search>> => {
    const index = await opening.catch(() => undefined);
    // “No results” would be wrong before the first reading.
    if (!index || (await index.types()).length === 0) throw new CallError('not-found', search.name, { status: 404 });
    return answerSearch(input, { ...searched, find: index.search, urlOf: ({ address }) => address ?? '/' });
  };
}
