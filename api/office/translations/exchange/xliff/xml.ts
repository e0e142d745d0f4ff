/** Characters that XML 1.0 cannot contain, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

/** Text of an XLIFF 2 element; characters that XML cannot contain become `<cp>` elements. */
export const xmlText = (text: string): string =>
  escaped(text).replace(
    impossible,
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  );

/** The text of an element that may have no `<cp>`, such as a note. */
export const xmlNote = (text: string): string => escaped(text.replace(impossible, '\ufffd'));

type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributeValue = (text: string) =>
  xmlNote(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** An element with content that is XML already. Absent attributes are undefined. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${attributeValue(String(value))}"`))
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
