import { z } from 'zod';

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** The bounds of a table. */
export const maxTableBytes = 16 * 1024 * 1024;
export const maxTableRows = 30_000;
export const maxTableColumns = 200;

/** A part of a product, or an attribute such as `attribute-12`. */
export const columnTarget = z
  .string()
  .max(40)
  .regex(/^$|^[a-zA-Z]+$|^attribute-\d{1,10}$/);

export const productTable = z.object({
  columns: z.array(
    z.object({
      header: z.string(),
      /** The first values that are not empty. */
      examples: z.array(z.string()),
      target: columnTarget.describe('What the column is by its header; ``: unknown.'),
    }),
  ),
  targets: z.array(z.object({ key: columnTarget, label: z.string() })).describe('What columns can be.'),
  rows: z.int().describe('The number of rows below the headers.'),
  decimal: z.enum(decimalSigns).describe('The decimal sign, by the separator of the file.'),
});
export type ProductTable = z.output<typeof productTable>;

/** They are sent as JSON in a form. */
export const columnChoices = z.codec(z.string().max(20_000), z.array(columnTarget).max(maxTableColumns), {
  decode: (text, context) => {
    try {
      return JSON.parse(text) as string[];
    } catch {
      context.issues.push({ code: 'custom', message: 'Must be JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (columns) => JSON.stringify(columns),
});
