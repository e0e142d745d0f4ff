/** Licences that ask for no more than their text being passed on. SPDX identifiers. */
const welcome = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What else is used, and why that is in order. */
export const exceptions = [
  {
    name: /^@img\/sharp-(libvips-[a-z0-9-]+|win32-[a-z0-9]+|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, the picture library of sharp: a package of its own that is installed unchanged and linked ' +
      'dynamically, so that anybody can replace it. That is what the LGPL asks for.',
  },
  {
    name: /^lightningcss-[a-z0-9-]+$/,
    licence: 'MPL-2.0',
    reason: 'Presses the style sheets while the site is built; used as it comes, and no part of it is handed out.',
  },
  {
    name: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'Fonts: the licence lets them be bundled and served with any program; it stands beside them.',
  },
  {
    name: /^css-mediaquery$/,
    licence: 'BSD',
    reason: 'Its licence file is the BSD licence in three clauses; only the name in its package.json is short.',
  },
] as const;

export interface Package {
  name: string;
  version: string;
  /** As its package.json says; undefined where it says nothing. */
  licence: string | undefined;
}

/** Why a package may not be part of the product; undefined where it may. */
export function objectionTo({ name, version, licence }: Package): string | undefined {
  const who = `${name} ${version}`;
  if (!licence) return `${who} names no licence`;
  const excepted = exceptions.filter((exception) => exception.name.test(name)).map((exception) => exception.licence);
  const accepts = (identifier: string) => welcome.has(identifier) || excepted.some((other) => other === identifier);
  const verdict = satisfies(licence, accepts);
  if (verdict === undefined) return `${who} has a licence that cannot be read: ${licence}`;
  return verdict ? undefined : `${who} is under ${licence}`;
}

/**
 * Whether a licence expression of SPDX can be satisfied with accepted licences only: of an OR one side, of an
 * AND both. Undefined for what is no such expression.
 */
export function satisfies(expression: string, accepts: (identifier: string) => boolean): boolean | undefined {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const takeIf = (word: string): boolean => {
    if (tokens[at]?.toUpperCase() !== word) return false;
    at += 1;
    return true;
  };

  const single = (): boolean | undefined => {
    if (takeIf('(')) {
      const inner = either();
      return takeIf(')') ? inner : undefined;
    }
    const identifier = tokens[at];
    if (identifier === undefined || !/^[A-Za-z0-9.+-]+$/.test(identifier) || /^(and|or|with)$/i.test(identifier)) {
      return undefined;
    }
    at += 1;
    // An exception to a licence can only widen it, but which ones do is for a person to judge.
    if (takeIf('WITH')) {
      at += 1;
      return tokens[at - 1] === undefined ? undefined : false;
    }
    return accepts(identifier);
  };

  const chain = (word: string, part: () => boolean | undefined, join: (a: boolean, b: boolean) => boolean) => () => {
    let result = part();
    while (takeIf(word)) {
      const next = part();
      result = result === undefined || next === undefined ? undefined : join(result, next);
    }
    return result;
  };
  const both = chain('AND', single, (a, b) => a && b);
  const either = chain('OR', both, (a, b) => a || b);

  const result = either();
  return at === tokens.length ? result : undefined;
}
