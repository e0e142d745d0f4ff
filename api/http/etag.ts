/**
 * Whether an `If-None-Match` header matches an entity tag, by the weak comparison of RFC 9110, 13.1.2. `resourceOf`
 * maps the tag of an encoded variant to the tag of its resource.
 */
export function matchesEtag(
  ifNoneMatch: string | null | undefined,
  etag: string,
  resourceOf: (tag: string) => string = (tag) => tag,
): boolean {
  if (typeof ifNoneMatch !== 'string') return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => resourceOf(tag.trim().replace(/^W\//, '')) === etag);
}
