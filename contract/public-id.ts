import { z } from 'zod';

/*
 * The id by which visitors know an entry: in page addresses, in the public calls and in forms. It is opaque text, since other
 * backends have numbers, numbers as text, and GUIDs. Unique within a type.
 */

export const maxIdLength = 100;

/** The largest id that the store gives by itself; a column of both engines holds it. */
export const maxStoredId = 2_147_483_647;

const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id is a whole number in its usual spelling, which a number of JavaScript holds without loss. */
export const isNumericId = (id: string): boolean => /^(0|[1-9]\d{0,14})$/.test(id);

/** One spelling for all spellings of an id: GUIDs do not differ by case. */
export const canonicalId = (id: string): string => (guid.test(id) ? id.toLowerCase() : id);

/** An id in a query or a form. */
export const publicId = z.string().min(1, 'Must not be empty').max(maxIdLength);

/** The id in an address; undefined for text that no id can be. */
export function publicIdFrom(text: string | undefined): string | undefined {
  const isId = text !== undefined && text.length <= maxIdLength && /^[^\s\p{Cc}/\\?#]+$/u.test(text);
  return isId ? text : undefined;
}

/** The id that visitors know an entry by: the one it came with, or else its number in the store. */
export const publicIdOf = ({ id, public_id: given }: { id: number; public_id: string | null }): string =>
  given ?? String(id);
