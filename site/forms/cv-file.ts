import { cvMaxBytes, cvTypes } from '../constants.ts';

/** Why a chosen file will not do, by the name of the text that says so. */
export type FileFault = 'wrongType' | 'tooLarge';

/** Checks a file before it is sent; the server checks it again, and looks inside. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): FileFault | undefined {
  const lower = name.toLowerCase();
  if (!cvTypes.some((type) => lower.endsWith(type) && lower.length > type.length)) return 'wrongType';
  return size > cvMaxBytes ? 'tooLarge' : undefined;
}
