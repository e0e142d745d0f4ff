/** Why a file cannot be among the public ones, in a sentence for whoever chose it. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
