/** A file was rejected. The message is for the user who uploads it. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
