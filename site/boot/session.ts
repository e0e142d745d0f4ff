/** What the session stores. Where the browser denies the storage, it ends with the document. */
export function session(): Record<string, unknown> {
  try {
    // Some browsers inside of other programs have none.
    return sessionStorage || {};
  } catch {
    return {};
  }
}
