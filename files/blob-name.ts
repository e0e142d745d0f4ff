const blobName = /^[A-Za-z0-9][A-Za-z0-9_-]{3,}(\.[a-z0-9]{1,8})?$/;

/** Whether a name can lead nowhere but to a blob. */
export const isBlobName = (name: string): boolean => blobName.test(name);

/** Throws for a name that could lead elsewhere. */
export function requireBlobName(name: string): void {
  if (!isBlobName(name)) throw new Error('A blob’s name may hold letters, digits, - and _ and one ending');
}

/**
 * The name of a public file: the beginning of the hash of what is in it, so that it never has to be fetched twice, and the ending of
 * its kind. Pages name some fifty files, in letters that nothing compresses, so a name has no more of them than it needs: of a
 * million files, that any two have the same eighty bits is less likely than one in a million millions. `sha256`: in hexadecimal.
 */
export const publicBlobName = (sha256: string, ending: string): string => `${sha256.slice(0, 20)}.${ending}`;
