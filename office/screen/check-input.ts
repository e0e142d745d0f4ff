import type { z } from 'zod';

/** The validation messages of a call's own schema, by field; empty if the values are valid. */
export function checkInput(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) messages[path.join('.')] ??= message;
  return messages;
}
