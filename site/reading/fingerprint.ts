/** Seeds of two runs of FNV-1a: the collision rate of one 32-bit hash is too high. */
const beginnings = [0x811c9dc5, 0x2f0b4c47] as const;

/**
 * A hash of the texts, 16 hexadecimal digits. Synchronous and the same on server and browser, unlike `crypto.subtle`.
 * It tells versions apart and is not cryptographic.
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
