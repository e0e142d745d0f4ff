import { z } from 'zod';
import { wireList } from './parts.ts';

/** A checked object with the names of the wire. */
export type WireObject = Record<string, unknown>;

/** How a field of ours is sent: under one or more names of the wire, with the schema of each. */
export interface WireField<Value> {
  readonly shape: z.ZodRawShape;
  /** Reads it from a checked object. */
  decode(wire: Readonly<WireObject>): Value;
  /** Writes it into an object, which is checked afterwards. */
  encode(value: Value, wire: WireObject): void;
}

/** A field under one name. */
export const wireField = <Schema extends z.ZodType, Value>(
  name: string,
  schema: Schema,
  both: { decode(sent: z.output<Schema>): Value; encode(value: Value): z.output<Schema> },
): WireField<Value> => ({
  shape: { [name]: schema },
  // The object was checked by the schema of this name.
  decode: (wire) => both.decode(wire[name] as z.output<Schema>),
  encode: (value, wire) => {
    wire[name] = both.encode(value);
  },
});

/** As {@link wireField}, sent as it is: without a call for each of the many texts. */
export const sentAsItIs = <Schema extends z.ZodType, Value extends z.output<Schema>>(
  name: string,
  schema: Schema,
  decode: (sent: z.output<Schema>) => Value,
): WireField<Value> => ({
  shape: { [name]: schema },
  decode: (wire) => decode(wire[name] as z.output<Schema>),
  encode: (value, wire) => {
    wire[name] = value;
  },
});

/** A picture or file: its address under one name, and what is known about it under `…Info`. */
export function wireFieldWithInfo<Address extends z.ZodType, Info extends z.ZodType, Value>(
  name: string,
  [address, info]: readonly [Address, Info],
  both: {
    decode(address: z.output<Address>, info: z.output<Info>): Value;
    address(value: Value): z.output<Address>;
    info(value: Value): z.output<Info>;
  },
): WireField<Value> {
  const infoName = `${name}Info`;
  return {
    shape: { [name]: address, [infoName]: info },
    decode: (wire) => both.decode(wire[name] as z.output<Address>, wire[infoName] as z.output<Info>),
    encode: (value, wire) => {
      wire[name] = both.address(value);
      wire[infoName] = both.info(value);
    },
  };
}

/** The fields of an object of ours, by our names. */
export type WireFields = Readonly<Record<string, WireField<unknown>>>;

type ValueOf<Field> = Field extends WireField<infer Value> ? Value : never;
export type ValuesOf<Fields extends WireFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** The schema of an object, and how it is read and written. */
export function objectOf<Fields extends WireFields>(fields: Fields) {
  const entries = Object.entries(fields);
  return {
    schema: z.object(Object.assign({}, ...entries.map(([, { shape }]) => shape)) as z.ZodRawShape),
    decode: (wire: Readonly<WireObject>): ValuesOf<Fields> => {
      const view: Record<string, unknown> = {};
      for (const [name, field] of entries) view[name] = field.decode(wire);
      return view as ValuesOf<Fields>;
    },
    encode: (view: ValuesOf<Fields>): WireObject => {
      const wire: WireObject = {};
      for (const [name, field] of entries) field.encode(view[name], wire);
      return wire;
    },
  };
}

/** A list of objects; absent means an empty one. */
export function listOf<Fields extends WireFields>(name: string, fields: Fields): WireField<ValuesOf<Fields>[]> {
  const { schema, decode, encode } = objectOf(fields);
  return wireField(name, wireList(schema), {
    decode: (items) => (items ?? []).map(decode),
    encode: (items) => items.map(encode),
  });
}

/** A list of objects of several kinds. `kind` names the one of each; absent means an empty list. */
export function kindListOf(name: string, members: Readonly<Record<string, WireFields>>): WireField<unknown> {
  const kinds = new Map(Object.entries(members).map(([kind, fields]) => [kind, objectOf(fields)]));
  const schemas = [...kinds].map(([kind, { schema }]) => schema.extend({ kind: z.literal(kind) }));
  const [first, ...others] = schemas;
  if (!first) throw new Error(`The list ${name} has no kinds`);
  const partOf = ({ kind }: Readonly<WireObject>) => kinds.get(String(kind)) ?? objectOf({});
  return wireField(name, wireList(z.discriminatedUnion('kind', [first, ...others])), {
    decode: (items: Kinded[] | undefined) =>
      (items ?? []).map((item) => ({ ...partOf(item).decode(item), kind: item.kind })),
    encode: (items) => items.map((item) => ({ ...partOf(item).encode(item), kind: item.kind })),
  }) as WireField<unknown>;
}

type Kinded = WireObject & { kind: string };
