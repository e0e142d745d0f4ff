/** Content encodings of responses. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preferred = ['br', 'gzip'] as const;
const known = new Map<string, Encoding>();
const maxKnown = 200;

/**
 * Returns the best supported encoding for an Accept-Encoding header. Browsers send few different headers, so results
 * are cached.
 */
export function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined || accept === '') return 'identity';
  const before = known.get(accept);
  if (before) return before;
  const found = bestOf(accept);
  if (known.size >= maxKnown) known.clear();
  known.set(accept, found);
  return found;
}

function bestOf(accept: string): Encoding {
  const weights = new Map(accept.toLowerCase().split(',').map(weighed));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...preferred.map(weightOf));
  // A client that prefers plain bytes gives `identity` a higher weight; without one, any encoding is acceptable.
  if (best <= 0 || (weights.get('identity') ?? 0) > best) return 'identity';
  return preferred.find((name) => weightOf(name) === best) ?? 'identity';
}

function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0];
}
