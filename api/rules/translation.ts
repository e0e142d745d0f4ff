/**
 * A translation holds what differs; a field left blank falls back to the default language. So blanks are
 * taken out before it is kept. Items of lists stay in place, since their position says what they translate.
 */
export function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([key, value]): [string, unknown] => [key, Array.isArray(value) ? value.map(itemWithoutBlanks) : value])
      .filter(([, value]) => !isBlank(value)),
  );
}

const isBlank = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const itemWithoutBlanks = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? withoutBlanks(item as Record<string, unknown>)
    : item;
