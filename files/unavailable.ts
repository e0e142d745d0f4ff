/** Files cannot be read or written at the moment. A retry may succeed. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/** The message for a client whose file cannot be read or stored at the moment. */
export const unavailableText = 'Files cannot be reached at the moment. Nothing was lost; please try again in a minute.';

/** Seconds. */
export const retryAfter = '60';
