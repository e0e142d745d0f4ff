import { z } from 'zod';

/** The part of a wire schema that is needed to read the responses of other backends. */
export type WireShape =
  | { kind: 'object'; fields: Readonly<Record<string, z.ZodType>> }
  | { kind: 'list'; item: z.ZodType }
  | { kind: 'text' | 'number' | 'flag' | 'date' | 'deadline' | 'address' | 'other' };

const shapes = new WeakMap<z.ZodType, WireShape>();

export function shapeOf(schema: unknown): WireShape {
  if (!(schema instanceof z.ZodType)) return { kind: 'other' };
  const known = shapes.get(schema);
  if (known) return known;
  const shape = readShape(schema);
  shapes.set(schema, shape);
  return shape;
}

function readShape(schema: z.ZodType): WireShape {
  if (schema.meta()?.['x-date'] === true) return { kind: 'date' };
  if (schema.meta()?.['x-date'] === 'end') return { kind: 'deadline' };
  if (schema.meta()?.['x-address'] === true) return { kind: 'address' };
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return { kind: 'object', fields: schema.shape as Record<string, z.ZodType> };
  if (schema instanceof z.ZodArray) return { kind: 'list', item: schema.element as z.ZodType };
  if (schema instanceof z.ZodString) return { kind: 'text' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  return { kind: 'other' };
}
