/** Entries that one request may name, and bytes that its body may have, with room for what is around them. */
const most = { entries: 100, bytes: 900 * 1024 };

/**
 * Divides entries into requests that the server accepts. An entry that is too large has a request of its own, which the
 * server refuses.
 */
export function requestsOf<T>(asked: readonly T[]): T[][] {
  const requests: T[][] = [];
  let bytes = 0;
  for (const each of asked) {
    const own = new TextEncoder().encode(JSON.stringify(each)).length;
    const last = requests.at(-1);
    if (last && last.length < most.entries && bytes + own <= most.bytes) {
      last.push(each);
      bytes += own;
    } else {
      requests.push([each]);
      bytes = own;
    }
  }
  return requests;
}
