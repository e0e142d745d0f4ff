import { randomBytes } from 'node:crypto';

/** Without letters and digits that are easily confused on the telephone: 32 characters, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference number, of an application (`CV-7K3M-9QXA`) or an enquiry (`EN-7K3M-9QXA`). */
export function newReference(kind: 'CV' | 'EN'): string {
  const signs = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${kind}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
