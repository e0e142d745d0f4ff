import { cvMaxBytes, cvTypes } from '../constants.ts';

/** Why a chosen file is rejected, as the name of the text that explains it. */
export type FileFault = 'wrongType' | 'tooLarge';

/** Checks a file before it is sent; the server checks it again, including its content. `maxBytes` absent: that of a CV. */
export function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxBytes: number = cvMaxBytes,
): FileFault | undefined {
  const lower = name.toLowerCase();
  if (!cvTypes.some((type) => lower.endsWith(type) && lower.length > type.length)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : undefined;
}
