/** Escapes a text for an element or attribute of XML 1.0. Characters that XML forbids are dropped. */
export function xmlText(text: string): string {
  return [...text.toWellFormed()]
    .filter((character) => isAllowed(character.codePointAt(0) ?? 0))
    .map((character) => references[character] ?? character)
    .join('');
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const isAllowed = (code: number): boolean =>
  code === 0x9 || code === 0xa || code === 0xd || (code >= 0x20 && code !== 0xfffe && code !== 0xffff);
