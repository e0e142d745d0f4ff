/** Files cannot be had or kept at the moment, through nobody's fault who asks; it may be tried again. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/** What somebody is told whose file cannot be taken, or had, at the moment. */
export const unavailableText = 'Files cannot be reached at the moment. Nothing was lost; please try again in a minute.';

/** After how many seconds. */
export const retryAfter = '60';
