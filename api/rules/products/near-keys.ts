const digits = [...'0123456789'];
/** As in an article key, without O, I and L. */
const letters = [...'ABCDEFGHJKMNPQRSTUVWXYZ'];
const signs = [...digits, ...letters];

/** Shorter keys have too many neighbours to mean one; longer ones take too long. */
const minLength = 3;
const maxLength = 24;

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /^\d$/.test(sign);

/**
 * The known article keys that differ from one by one character, the likelier first: another character of its kind, two
 * neighbours swapped, one missing or additional, then a character of another kind. None for a key that is very short or
 * long.
 */
export function nearKeys(key: string, known: ReadonlySet<string>): string[] {
  if (key.length < minLength || key.length > maxLength) return [];
  const near = new Set<string>();
  const add = (at: number, count: number, sign: string) => {
    const other = key.slice(0, at) + sign + key.slice(at + count);
    if (other !== key && known.has(other)) near.add(other);
  };
  // The last ones first: articles of a product often differ at the end.
  const places = [...Array(key.length).keys()].reverse();
  const replace = (isSameKind: boolean) => {
    for (const at of places) for (const sign of isDigit(key[at]) === isSameKind ? digits : letters) add(at, 1, sign);
  };
  replace(true);
  for (const at of places) add(at, 2, `${key[at + 1] ?? ''}${key[at]}`);
  for (const at of places) add(at, 1, '');
  for (const at of [key.length, ...places]) for (const sign of signs) add(at, 0, sign);
  replace(false);
  return [...near];
}
