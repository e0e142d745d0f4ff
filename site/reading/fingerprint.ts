/** Two runs of the same simple mixing with different beginnings, since one of 32 bits would meet its double too soon. */
const beginnings = [0x811c9dc5, 0x2f0b4c47] as const;

/**
 * Sixteen hexadecimal digits that change with the texts. Made at once, on both sides of the wire, which the
 * browser's own digests cannot; tells versions apart and keeps no secrets.
 */
export function fingerprint(texts: readonly string[]): string {
  const joined = texts.map((text) => `${text.length}:${text}`).join('');
  return beginnings.map((beginning) => mixed(joined, beginning).toString(16).padStart(8, '0')).join('');
}

function mixed(text: string, beginning: number): number {
  let state = beginning;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return (state ^ (state >>> 15)) >>> 0;
}
