/** A sign that no text of an editor has, and that separates words. */
const mark = '\u2063';

/**
 * A text that is composed of others, such as “Pressure 8 bar”: search finds it, but no passage shows it, because its parts
 * may be in several languages.
 */
export const composedText = (text: string): string => (text === '' ? '' : mark + text);

export const isComposed = (text: string): boolean => text.startsWith(mark);
