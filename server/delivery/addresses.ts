import { type Call, callPath } from '#contract/call.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import { parametersOf } from '#site/reading/known-parameters.ts';

/** Longer addresses are answered, but nothing is kept for them. */
const longest = 4_000;

/** Under these stands nothing that is the same for everyone, or what is kept elsewhere already. */
const elsewhere =
  /^\/(api|office|files|pictures|assets|images|icons|share|health|newsletter\/|search\/suggestions|favicon\.ico|_components)/i;

const calls = new Map(
  Object.values<Call>(publicCalls)
    .filter(({ method }) => method === 'GET')
    .map((call) => [callPath(call).toLowerCase(), { path: callPath(call), parameters: parametersFor(call) }]),
);

function parametersFor({ input }: Call): string[] {
  if (!('shape' in input)) throw new Error('The input of a public call by address is an object');
  return Object.keys(input.shape as object);
}

/**
 * The one address under which an answer lies ready, made of a request's path and its known parameters in order; unknown
 * ones change nothing. Undefined for what is never kept.
 */
export function keptAddress(url: string): string | undefined {
  if (url.length > longest || !url.startsWith('/')) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('/api/')) {
    const call = calls.get(path.toLowerCase());
    return call && withQuery(call.path, url, mark, call.parameters);
  }
  if (elsewhere.test(path) || path.includes('#')) return undefined;
  if (mark < 0) return path;
  return withQuery(path, url, mark, parametersOf(path));
}

function withQuery(path: string, url: string, mark: number, known: readonly string[]): string | undefined {
  if (mark < 0) return path;
  const given = new URLSearchParams(url.slice(mark));
  // A state that visitors do not see: its answers are for whoever has the link.
  if (given.has('preview')) return undefined;
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
