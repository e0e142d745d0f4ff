/**
 * A translation stores only what differs. A blank field falls back to the default language, so blanks are removed
 * before storing. A list keeps its blank items, because an item without an id belongs to the one at its position.
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
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.every(isBlankItem));

const isBlankItem = (item: unknown) =>
  typeof item === 'object' && item !== null && Object.keys(item).every((key) => key === 'id');

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
