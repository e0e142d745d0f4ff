import { withoutLanguage } from '#contract/addresses/language-path.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import { type Call, callKey, callPath } from '#contract/protocol/call.ts';
import { chosenIn, filterText, rangeIn } from '#contract/text/filter-text.ts';
import { parametersOf } from '#site/reading/known-parameters.ts';
import { pagePathOf } from '../site/markdown/markdown-address.ts';

/** Longer keys are not cached. Unknown parameters do not count. */
const longest = 4_000;

/** No page has a longer path: the longest are redirects from the addresses of an older site. */
const maxPathLength = 2_000;
const deepestPath = 32;

/** Whether a path is longer or deeper than any that the site has. */
export const isOversizedPath = (path: string): boolean =>
  path.length >= maxPathLength || path.split('/', deepestPath + 2).length > deepestPath + 1;

/** Whether the path of an address has `.` or `..` as a part, encoded or not. */
export const hasDotSegments = (url: string): boolean => /\/(\.|%2e){1,2}(\/|$)/i.test(url.split('?', 1)[0] ?? '');

/**
 * Whether a path is written in its normal form. The app serves any other form as well (`/a/../b` is `/b`, `/%62` too),
 * so that one page would be cached under any number of addresses, and a file as if it were a page.
 */
function isNormalPath(path: string): boolean {
  if (/^[\w\-~!$&'()*+,;=:@/]*$/.test(path)) return true;
  if (hasDotSegments(path)) return false;
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

/** Paths with responses that differ by client, or that are cached elsewhere. */
const elsewhere = /^\/(api|office|files|pictures|assets|images|icons|share|health|favicon\.ico|_components)/i;

/**
 * Pages that are never cached, such as comparisons and enquiries, which have a parameter for each product, and lasting
 * addresses of documents and articles, in any language.
 */
const uncached = /^\/(newsletter\/|search\/suggestions|documents\/.|p\/|01\/|(compare|enquiry)(\.data)?\/*$)/i;

const calls = new Map(
  Object.values<Call>(publicCalls)
    .filter(({ method }) => method === 'GET')
    .map((call) => [callKey(callPath(call)), { path: callPath(call), parameters: parametersFor(call) }]),
);
/** The descriptions of the calls take no parameters and never change. */
for (const path of ['/api/openapi.json', '/api/docs']) calls.set(path, { path, parameters: new Map() });

/** The call's parameters by lower-case name, because calls ignore the case of parameters. */
function parametersFor({ input }: Call): ReadonlyMap<string, string> {
  if (!('shape' in input)) throw new Error('The input of a public GET call must be an object');
  return new Map(Object.keys(input.shape as object).map((name) => [name.toLowerCase(), name]));
}

/**
 * Returns the cache key of a request's address: its path and its known parameters in order, without unknown ones.
 * Undefined for addresses that are never cached.
 */
export function cacheKeyOf(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const address = normalAddress(url);
  return address === undefined || address.length > longest ? undefined : address;
}

function normalAddress(asked: string): string | undefined {
  // No client sends a fragment, and the app ignores one.
  const [url = ''] = asked.split('#', 1);
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const key = callKey(path);
  if (key.startsWith('/api/')) {
    const call = calls.get(key);
    if (!call || mark < 0) return call?.path;
    return ofCall(call.path, call.parameters, new URLSearchParams(url.slice(mark)));
  }
  const page = pagePathOf(path) ?? path;
  if (elsewhere.test(path) || uncached.test(withoutLanguage(page)) || !isNormalPath(path) || isOversizedPath(path))
    return undefined;
  return mark < 0 ? path : ofPage(path, new URLSearchParams(url.slice(mark)));
}

function ofCall(path: string, known: ReadonlyMap<string, string>, given: URLSearchParams): string | undefined {
  const kept = new Map<string, string>();
  for (const [name, value] of given) {
    const parameter = known.get(name.toLowerCase());
    if (parameter === undefined) continue;
    // The call itself reports this error.
    if (kept.has(parameter)) return undefined;
    kept.set(parameter, value);
  }
  return addressOf(path, kept);
}

function ofPage(path: string, given: URLSearchParams): string | undefined {
  // A preview shows unpublished content, and only to holders of its link.
  if (given.has('preview')) return undefined;
  const page = pagePathOf(path) ?? path;
  const asked = parametersOf(page).flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return addressOf(path, isProductList(page) ? filtered(asked) : asked);
}

const isProductList = (path: string): boolean => parametersOf(path).includes('by');

/** Pages of more choices are too many: they would evict the pages that visitors share. */
const choicesCached = 2;

/**
 * The parameters of a filtered list of products, with its choices in the same order for all visitors. Undefined for a list that
 * hardly anyone else asks for: of a typed number, or of many choices.
 */
function filtered(asked: readonly [string, string][]): [string, string][] | undefined {
  const given = new Map(asked);
  if (given.has('by')) return undefined;
  const filter = given.get('filter');
  if (filter === undefined) return [...given];
  const chosen = chosenIn(filter) ?? [];
  const values = chosen.flatMap((each) => each.values);
  if (values.length > choicesCached || values.some((value) => rangeIn(value))) return undefined;
  given.delete('filter');
  return [...given, ...(chosen.length > 0 ? [['filter', filterText(chosen)] as [string, string]] : [])];
}

function addressOf(path: string, parameters: Iterable<[string, string]>): string;
function addressOf(path: string, parameters: Iterable<[string, string]> | undefined): string | undefined;
function addressOf(path: string, parameters: Iterable<[string, string]> | undefined): string | undefined {
  if (!parameters) return undefined;
  const query = new URLSearchParams([...parameters].sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query === '' ? path : `${path}?${query}`;
}
