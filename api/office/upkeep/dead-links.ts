import type { CallContext } from '#api/context.ts';
import type { Store } from '#store/store.ts';
import type { ContentFacts } from './content-facts.ts';

/** The maximum number of paths checked at a time: each costs about as much as a page view. */
const maxPaths = 500;
const atOnce = 4;

const known = new WeakMap<Store, { version: number; dead: Promise<Set<string>> }>();
const latestFound = new WeakMap<Store, Set<string>>();

/** Paths of this site that are linked to and do not exist. Checked once for each content version. */
export async function deadLinks(version: number, facts: ContentFacts, context: CallContext): Promise<string[]> {
  const { store } = context;
  const latest = known.get(store);
  const dead =
    latest?.version === version ? latest.dead : deadAmong(facts.links.keys().take(maxPaths).toArray(), context);
  known.set(store, { version, dead });
  dead.then(
    (found) => latestFound.set(store, found),
    () => known.delete(store),
  );
  return stillDead(await dead, store);
}

/**
 * The dead links of the last check that are still linked to. The last check may be old, but this costs nothing, so a
 * page that is open all day can poll it.
 */
export const lastDeadLinks = async ({ links }: ContentFacts, { store }: CallContext): Promise<string[]> =>
  stillDead(
    [...(latestFound.get(store) ?? [])].filter((path) => links.has(path)),
    store,
  );

async function stillDead(found: Iterable<string>, store: Store): Promise<string[]> {
  const paths = [...found];
  // A redirect or a file may have been added since; this does not change the content version.
  const mended = await Promise.all(paths.map((path) => isRedirected(path, store)));
  return paths.filter((_, index) => !mended[index]);
}

const isRedirected = async (path: string, store: Store): Promise<boolean> =>
  path.startsWith('/files/')
    ? ((await store.files.get(path)) ?? (await store.files.at(path))) !== undefined
    : (await store.redirects.find(path)) !== undefined;

/** The paths of this site at which there is neither a page nor a file nor a redirect. */
export async function deadAmong(paths: readonly string[], { pageExists, store }: CallContext): Promise<Set<string>> {
  const dead = new Set<string>();
  const waiting = [...paths];
  const askNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await isRedirected(path, store)) continue;
      const stands = path.startsWith('/files/') ? false : ((await pageExists?.(path)) ?? true);
      if (!stands) dead.add(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  return dead;
}
