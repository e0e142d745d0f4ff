/**
 * The lower-case name of the part that a target names, relative to the root of the package; undefined if it is outside
 * of the package.
 */
export function partAt(target: string): string | undefined {
  try {
    const { origin, pathname } = new URL(target, 'http://package');
    return origin === 'http://package' ? decodeURIComponent(pathname).slice(1).toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

/** A scheme; a single letter is a drive. */
const schemeOf = (path: string) => /^([a-z][a-z\d+.-]+):/i.exec(path)?.[1]?.toLowerCase();

/**
 * A file on the same computer: `file:///C:/…`, `file://localhost/…` or without a host. Two or four slashes start the
 * name of another one.
 */
const localFile = /^file:(\/{3}[^/]|\/\/localhost\/|\/?[^/]|$)/i;

/** Targets on no computer: part of a mail that a picture was copied from, an empty page, the picture itself. */
const loadsNothing = /^(cid:|about:blank$|data:image\/(gif|jpeg|png);)/i;

/**
 * The host of a target on another computer, or the start of its address; undefined for a part of the document and for a
 * file on the reader's own computer. Office reads backslashes as slashes, also where they are encoded.
 */
export function remoteHostOf(target: string): string | undefined {
  const path = decoded(target)
    .replace(/[\p{Cc}]|^\s+/gu, '')
    .replaceAll('\\', '/');
  const scheme = schemeOf(path);
  const isLocal = scheme === undefined ? !path.startsWith('//') : localFile.test(path);
  if (isLocal || loadsNothing.test(path)) return undefined;
  return /^(?:[a-z][a-z\d+.-]+:)?\/*([^/?#]*)/i.exec(path)?.[1]?.slice(0, 80) || path.slice(0, 80);
}

/** Decodes until nothing changes: some readers decode twice. */
function decoded(target: string): string {
  let text = target;
  for (let round = 0; round < 4; round++) {
    const next = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === text) return text;
    text = next;
  }
  return text;
}
