/** What is wrong with a rejected file. */
export type FileFault =
  | 'captionsTooLarge'
  | 'captionsNotText'
  | 'captionsNotUtf8'
  | 'drawingDamaged'
  | 'drawingTooComplex'
  | 'drawingsBusy'
  | 'drawingWithoutSize'
  | 'pictureDamaged'
  | 'pictureTooLarge'
  | 'notPublic'
  | 'heic'
  | 'quickTime'
  | 'videoDamaged';

/** A file was rejected. The message is for the user who uploads it, in English; `fault` is for other languages. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: FileFault | undefined;

  constructor(message: string, { fault, ...options }: ErrorOptions & { fault?: FileFault } = {}) {
    super(message, options);
    this.fault = fault;
  }
}
