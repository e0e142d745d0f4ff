import { type Code, encodeText } from './html-codes.ts';

/** Attributes with words, by tag. */
const attributes: Readonly<Record<string, string>> = { img: 'alt', a: 'title', abbr: 'title' };

export const attributeOf = ({ tag }: Code): string | undefined => attributes[tag];

const pattern = (name: string) => new RegExp(`(\\s${name}=")([^"]*)(")`, 'i');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words in an attribute of a tag, such as the alt text of a picture; '' without any. */
export function attributeText(code: Code): string {
  const name = attributeOf(code);
  const value = name === undefined ? undefined : pattern(name).exec(code.open)?.[2];
  return (value ?? '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The tag with other words in its attribute. */
export function withAttributeText(code: Code, text: string): Code {
  const name = attributeOf(code);
  if (name === undefined) return code;
  const value = encodeText(text).replaceAll('"', '&quot;');
  const open = pattern(name).test(code.open)
    ? code.open.replace(pattern(name), (_, before: string, _old, after: string) => `${before}${value}${after}`)
    : code.open.replace(/ ?\/?>$/, (end) => ` ${name}="${value}"${end}`);
  return { ...code, open };
}
