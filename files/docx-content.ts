import { unzipSync } from 'fflate';

/** Parts of a DOCX that carry programs. */
const programs = /(^|\/)vba(project|data)|\.bin$|(^|\/)activex\//i;
/** Parts that say what the others are, and where they lead. */
const descriptions = /^\[Content_Types\]\.xml$|\.rels$/i;
/** A part whose name leads out of the document's own folder. */
const leadsOut = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|[\p{Cc}]/u;

const maxDescriptionBytes = 256 * 1024;
/** Of all descriptions together, so that many small ones are no way round. */
const maxDescribedBytes = 2 * 1024 * 1024;
/** More than any CV of a megabyte unfolds to; whoever opens it shall not run out of memory. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxParts = 2_000;

/** Whether a ZIP is a DOCX without programs, whose relations to elsewhere are links that a reader clicks and nothing else. */
export function isPlainDocx(content: Uint8Array): boolean {
  const names = new Set<string>();
  let [unpacked, described, sound] = [0, 0, true];
  try {
    const parts = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        sound &&= !names.has(name) && names.size < maxParts && unpacked <= maxUnpackedBytes && !leadsOut.test(name);
        names.add(name);
        if (!sound || !descriptions.test(name)) return false;
        described += originalSize;
        sound = originalSize <= maxDescriptionBytes && described <= maxDescribedBytes;
        return sound;
      },
    });
    if (!sound || !names.has('word/document.xml') || [...names].some((name) => programs.test(name))) return false;
    return Object.entries(parts).every(([name, bytes]) => {
      const text = textOf(bytes);
      return name.endsWith('.rels') ? leadsNowhere(text) : !/macroEnabled/i.test(text);
    });
  } catch {
    return false;
  }
}

/** XML is UTF-8 or says otherwise by its first two bytes. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
  if (isWide) throw new Error('No DOCX is described in UTF-16');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * Whether all that is taken from elsewhere is links: templates, frames, pictures and objects of elsewhere are fetched
 * as soon as the document opens.
 */
function leadsNowhere(relations: string): boolean {
  // Entities and other prefixes are ways to say the same unseen; no word processor writes them here.
  if (/<!|&#/.test(relations)) return false;
  const external = [...relations.matchAll(/<[^>]*TargetMode\s*=\s*["']\s*External[^>]*>/gi)].map(
    ([element]) => element,
  );
  return external.every((element) => /\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(element));
}
