const maxId = 2_147_483_647;

/** The id in a path segment; undefined for anything else. */
export function idFrom(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= maxId ? id : undefined;
}
