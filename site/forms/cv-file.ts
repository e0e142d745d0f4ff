import { cvMaxBytes, cvTypes } from '../constants.ts';

/** Why a chosen file is rejected, as the name of the text that explains it. */
export type FileFault = 'wrongType' | 'tooLarge';

/** Checks a file before it is sent; the server checks it again, including its content. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): FileFault | undefined {
  const lower = name.toLowerCase();
  if (!cvTypes.some((type) => lower.endsWith(type) && lower.length > type.length)) return 'wrongType';
  return size > cvMaxBytes ? 'tooLarge' : undefined;
}
