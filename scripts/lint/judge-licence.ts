/** Licences that require only that their text is passed on. SPDX identifiers. */
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

/** Other accepted licences, with the reason. */
export const exceptions = [
  {
    name: /^@img\/sharp-(libvips-[a-z0-9-]+|win32-[a-z0-9]+|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, the picture library of sharp: a separate package that is installed unchanged and linked ' +
      'dynamically, so that it can be replaced, as the LGPL requires.',
  },
  {
    name: /^lightningcss-[a-z0-9-]+$/,
    licence: 'MPL-2.0',
    reason: 'Minifies the style sheets during the build; used unchanged, and no part of it is distributed.',
  },
  {
    name: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'Fonts: the licence permits bundling and serving them with any program; its text is next to them.',
  },
  {
    name: /^css-mediaquery$/,
    licence: 'BSD',
    reason: 'Its licence file is the BSD licence with three clauses; only the name in its package.json is short.',
  },
] as const;

export interface Package {
  name: string;
  version: string;
  /** From its package.json; undefined if it names none. */
  licence: string | undefined;
}

/** The reason why a package may not be part of the product; undefined if it may. */
export function objectionTo({ name, version, licence }: Package): string | undefined {
  const who = `${name} ${version}`;
  if (!licence) return `${who} names no licence`;
  const excepted = exceptions.filter((exception) => exception.name.test(name)).map((exception) => exception.licence);
  const accepts = (identifier: string) => welcome.has(identifier) || excepted.some((other) => other === identifier);
  const verdict = satisfies(licence, accepts);
  if (verdict === undefined) return `${who} has an unreadable licence expression: ${licence}`;
  return verdict ? undefined : `${who} is under ${licence}`;
}

/**
 * Whether an SPDX expression is satisfied by accepted licences only: one side of an OR, both sides of an AND. Undefined
 * for an invalid expression.
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
    // A WITH exception can only add permissions, but a person must decide which ones are acceptable.
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
