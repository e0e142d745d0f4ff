/** Brands of MP4 files that browsers play. */
const videoBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;
/** Brands of phone photographs that browsers do not show. AVIF shares some of them and names itself as compatible. */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
/** Sound and raw photographs, whose compatible brands include those of videos. */
const otherBrands = /^([MF]4[ABP] |crx )$/i;
const avifBrands = /^avi[fs]$/;

/** More brands than any file names. */
const maxBrands = 64;

/** The type of a file in the format of MP4, from the brands that its first box names; undefined for another format or type. */
export function mediaBrand(content: Uint8Array): 'video' | 'heic' | 'quickTime' | undefined {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 16 + 4 * maxBrands));
  if (head.length < 12 || head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const major = head.toString('latin1', 8, 12);
  const brands = [major];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (otherBrands.test(major) || brands.some((brand) => avifBrands.test(brand))) return undefined;
  if (heicBrands.test(major)) return 'heic';
  if (brands.some((brand) => videoBrands.test(brand))) return 'video';
  return major === 'qt  ' ? 'quickTime' : undefined;
}
