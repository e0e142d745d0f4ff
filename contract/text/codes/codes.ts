/** The kinds of codes by which an entry is found at a lasting address. */
export type CodeKind = 'article' | 'gtin';

export interface Code {
  kind: CodeKind;
  code: string;
}

/**
 * The form in which codes are compared: letters and digits alone, capitals; a GTIN has 14 digits, as in GS1 addresses.
 * '' for a text without any.
 */
export function comparableCode({ kind, code }: Code): string {
  const signs = code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
  return kind === 'gtin' && signs !== '' ? signs.padStart(14, '0') : signs;
}
