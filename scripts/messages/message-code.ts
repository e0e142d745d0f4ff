import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { formatLocale } from '#site/texts/format-locale.ts';

export type ArgumentType = 'string' | 'number' | 'boolean';

/** The helpers that the code of a message calls. */
export type Helper = '$number' | '$ungrouped' | '$percent' | '$plural';

export interface MessageCode {
  /** A TypeScript expression: a string, or a function of one object. */
  code: string;
  arguments: ReadonlyMap<string, ArgumentType>;
  helpers: ReadonlySet<Helper>;
  /** The forms of each plural, such as `one` and `other`, without exact ones. */
  plurals: readonly ReadonlySet<string>[];
}

/** Compiles a message; throws if it is invalid or uses a part of ICU MessageFormat that the site does not. */
export function messageCode(text: string): MessageCode {
  const types = new Map<string, ArgumentType>();
  const helpers = new Set<Helper>();
  const plurals: ReadonlySet<string>[] = [];
  const take = (name: string, type: ArgumentType): string => {
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`{${name}} is no name for an argument`);
    const known = types.get(name);
    if (known !== undefined && known !== type) throw new Error(`{${name}} is a ${known} here and a ${type} there`);
    types.set(name, type);
    return name;
  };
  const call = (helper: Helper, ...args: string[]): string => {
    helpers.add(helper);
    return `${helper}(${args.join(', ')})`;
  };

  const template = (elements: readonly MessageFormatElement[], counted?: string): string => {
    const [only, ...more] = elements;
    if (only && more.length === 0 && (isPluralElement(only) || isSelectElement(only))) return inner(only, counted);
    const parts = elements.map((element) =>
      isLiteralElement(element) ? escaped(element.value) : `\${${inner(element, counted)}}`,
    );
    return `\`${parts.join('')}\``;
  };

  function inner(element: MessageFormatElement, counted: string | undefined): string {
    if (isArgumentElement(element)) return take(element.value, 'string');
    if (isNumberElement(element)) return call(numberHelper(element), take(element.value, 'number'));
    if (isPoundElement(element) && counted !== undefined) return call('$number', counted);
    if (isPluralElement(element)) return plural(element);
    if (isSelectElement(element)) return select(element, counted);
    throw new Error('only arguments, numbers, plural and select are supported');
  }

  function plural(element: PluralElement): string {
    if (element.pluralType !== 'cardinal') throw new Error('selectordinal is not supported');
    if (element.offset !== 0) throw new Error('a plural with an offset is not supported');
    const count = take(element.value, 'number');
    const options = Object.entries(element.options);
    plurals.push(new Set(Object.keys(element.options).filter((form) => !form.startsWith('='))));
    const exact = options.filter(([form]) => form.startsWith('='));
    const forms = options
      .filter(([form]) => !form.startsWith('='))
      .map(([form, { value }]) => `${form}: ${template(value, count)}`);
    return exact.reduceRight(
      (otherwise, [form, { value }]) =>
        `(${count} === ${Number(form.slice(1))} ? ${template(value, count)} : ${otherwise})`,
      call('$plural', count, `{ ${forms.join(', ')} }`),
    );
  }

  function select(element: SelectElement, counted: string | undefined): string {
    const { other, ...named } = element.options;
    if (!other) throw new Error(`{${element.value}, select, …} has no “other”`);
    const isBoolean = Object.keys(named).every((key) => key === 'true' || key === 'false');
    const chosen = take(element.value, isBoolean ? 'boolean' : 'string');
    return Object.entries(named).reduceRight(
      (otherwise, [key, { value }]) =>
        `(${chosen} === ${isBoolean ? key : JSON.stringify(key)} ? ${template(value, counted)} : ${otherwise})`,
      template(other.value, counted),
    );
  }

  const elements = parse(text, { ignoreTag: true, captureLocation: false });
  if (elements.every(isLiteralElement)) {
    return { code: JSON.stringify(elements.map(({ value }) => value).join('')), arguments: types, helpers, plurals };
  }
  const body = template(elements);
  const names = [...types.keys()];
  const typed = names.map((name) => `${name}: ${types.get(name)}`).join('; ');
  return { code: `({ ${names.join(', ')} }: { ${typed} }) => ${body}`, arguments: types, helpers, plurals };
}

function numberHelper({ style }: NumberElement): Helper {
  if (style === undefined || style === null) return '$number';
  if (style === 'percent') return '$percent';
  if (isSkeleton(style) && style.tokens.length === 1 && style.tokens[0]?.stem === 'group-off') return '$ungrouped';
  throw new Error('only the number styles “percent” and “::group-off” are supported');
}

const isSkeleton = (style: NonNullable<NumberElement['style']>) => typeof style !== 'string' && isNumberSkeleton(style);

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** The definitions of helpers in a language. */
export function helperCode(helpers: ReadonlySet<Helper>, language: string): string[] {
  const locale = JSON.stringify(formatLocale(language));
  const isLatin = new Intl.NumberFormat(formatLocale(language)).resolvedOptions().numberingSystem === 'latn';
  const code: Record<Helper, string> = {
    $number: `const $number = (value: number) => value.toLocaleString(${locale});`,
    $ungrouped: isLatin
      ? 'const $ungrouped = (value: number) => value;'
      : `const $ungrouped = (value: number) => value.toLocaleString(${locale}, { useGrouping: false });`,
    $percent: `const $percent = (value: number) => value.toLocaleString(${locale}, { style: 'percent' });`,
    $plural: `let $rules: Intl.PluralRules | undefined;
const $plural = (value: number, forms: Record<string, string> & { other: string }): string =>
  forms[($rules ??= new Intl.PluralRules(${locale})).select(value)] ?? forms.other;`,
  };
  return [...helpers].sort().map((helper) => code[helper]);
}
