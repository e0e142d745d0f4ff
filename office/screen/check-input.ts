import type { z } from 'zod';

/** What a call's own schema says of what was filled in, by field; empty where all is well. */
export function checkInput(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) messages[path.join('.')] ??= message;
  return messages;
}
