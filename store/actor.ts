/** Who does something: a user by id and present name, or the program by a word. */
export type Actor = string | { readonly id: string; readonly name: string };

export const actorName = (actor: Actor): string => (typeof actor === 'string' ? actor : actor.name);

/** Null: the program, or a row from before ids were stored. */
export const actorId = (actor: Actor): string | null => (typeof actor === 'string' ? null : actor.id);
