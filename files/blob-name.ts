const blobName = /^[A-Za-z0-9][A-Za-z0-9_-]{3,}(\.[a-z0-9]{1,8})?$/;

/** Whether a name can lead nowhere but to a blob. */
export const isBlobName = (name: string): boolean => blobName.test(name);

/** Throws for a name that could lead elsewhere. */
export function requireBlobName(name: string): void {
  if (!isBlobName(name)) throw new Error('A blob’s name may hold letters, digits, - and _ and one ending');
}
