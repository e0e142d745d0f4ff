/** The names of entries; '' of those that visitors do not see. */
export const namesOf = (documents: readonly (Readonly<Record<string, unknown>> | undefined)[]): string[] =>
  documents.map((document) => (typeof document?.name === 'string' ? document.name : ''));
