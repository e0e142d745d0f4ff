/** What the session stores. Where the browser denies the storage, it ends with the document. */
export function session(): Record<string, unknown> {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
}
