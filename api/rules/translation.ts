/**
 * A translation stores only what differs. A blank field falls back to the default language, so blanks are removed before storing. List
 * items keep their positions, because the position identifies the translated item.
 */
export function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([key, value]): [string, unknown] => [
        key,
        Array.isArray(value) ? value.map(itemWithoutBlanks) : textsIn(value),
      ])
      .filter(([, value]) => !isBlank(value)),
  );
}

const isBlank = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The texts of a picture without its address; null if all are blank. Other values stay. */
function textsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'src' in value) return value;
  const texts = withoutBlanks(value as Record<string, unknown>);
  return Object.keys(texts).length > 0 ? texts : null;
}

const itemWithoutBlanks = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? withoutBlanks(item as Record<string, unknown>)
    : item;
