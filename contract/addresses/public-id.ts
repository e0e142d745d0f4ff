import { z } from 'zod';

/*
 * The public id of an entry, in page addresses, public calls and forms. It is opaque text, because other backends use
 * numbers, numbers as text, and GUIDs. It is unique within a type.
 */

export const maxIdLength = 100;

/** The largest number that the store assigns: a 32-bit integer column. */
export const maxStoredId = 2_147_483_647;

const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id is a whole number without leading zeros that a JavaScript number holds exactly. */
export const isNumericId = (id: string): boolean => /^(0|[1-9]\d{0,14})$/.test(id);

/** The canonical form of an id: GUIDs in lower case. */
export const canonicalId = (id: string): string => (guid.test(id) ? id.toLowerCase() : id);

/** An id in a query or a form. */
export const publicId = z.string().min(1, 'Must not be empty').max(maxIdLength);

/** The id in a URL path segment; undefined where the text cannot be an id. */
export function publicIdFrom(text: string | undefined): string | undefined {
  const isId = text !== undefined && text.trim() !== '' && text.length <= maxIdLength && /^\P{Cc}+$/u.test(text);
  return isId ? text : undefined;
}

/** The public id of a row: the imported one, or else its number. */
export const publicIdOf = ({ id, public_id: given }: { id: number; public_id: string | null }): string =>
  given ?? String(id);
