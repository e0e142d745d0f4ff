import * as types from './types.ts';

type Types = typeof types;
type Type = Types[keyof Types];

/** The names under which any of the types has a call. */
type Keys<Each> = Each extends unknown ? Exclude<keyof Each, 'definition'> : never;

/** The call that one of the types has under a name. */
type Named<Each, Key extends PropertyKey> = Each extends Record<Key, infer Named> ? Named : never;

type TypeCalls = { readonly [Key in Keys<Type>]: Named<Type, Key> };

/** The calls of all content types, under the names of their exports. */
export const typeCalls = Object.assign(
  {},
  ...Object.values(types).map(({ definition: _, ...calls }) => calls),
) as TypeCalls;
