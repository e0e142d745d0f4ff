import { asciiDigits } from '#contract/text/ascii-digits.ts';

/** Longer lines are no lines of a list. */
const maxLineLength = 500;

export interface PartsText {
  /** The lines that may be articles, in order. */
  lines: string[];
  /** The names of columns, and lines without any letter or digit. */
  skipped: string[];
  /** What does not fit: further lines, and lines over 500 characters. */
  rest: string[];
}

/** Whether a line looks like the names of columns: several cells without any digit. */
const isHeading = (line: string): boolean =>
  !/\d/.test(asciiDigits(line)) && /[^\t;|，,]{2}(?:[\t;|；]|[,，]\S|\s{2,})/.test(line);

/** Divides a pasted list into at most `room` lines. Each line with any sign is in exactly one part of the result. */
export function readParts(text: string, room: number): PartsText {
  const parts: PartsText = { lines: [], skipped: [], rest: [] };
  let isFirst = true;
  for (const each of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)) {
    const line = each.trim();
    if (line === '') continue;
    const isSkipped = !/[\p{L}\p{N}]/u.test(line) || (isFirst && isHeading(line));
    if (line.length > maxLineLength || (!isSkipped && parts.lines.length >= room)) parts.rest.push(line);
    else parts[isSkipped ? 'skipped' : 'lines'].push(line);
    isFirst = false;
  }
  return parts;
}
