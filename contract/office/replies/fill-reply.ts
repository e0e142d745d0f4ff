/** What a template may name in braces. `lines`: the products of an enquiry with amounts; `me`: the user who answers. */
export const replyFields = ['name', 'company', 'reference', 'subject', 'lines', 'desk', 'me'] as const;
export type ReplyField = (typeof replyFields)[number];

/** The values of the fields; '' for a missing one. Only `lines` may have several lines. */
export type ReplyValues = Readonly<Record<ReplyField, string>>;

/** A text in braces within a line. */
export const fieldPattern = /\{[^{}\r\n]*\}/g;

export const isReplyField = (name: string): name is ReplyField => replyFields.some((field) => field === name);

/**
 * Replaces the fields of a template by their values. Other texts in braces stay as typed. A missing value leaves no
 * space, comma, dash or empty parentheses beside it, and no line that had nothing else or only a label before it, such
 * as “Desk: {desk}”. Lines end with `\n`.
 */
export function fillReply(template: string, values: ReplyValues): string {
  const lines: string[] = [];
  let isAfterGap = false;
  for (const line of template.split(/\r\n|\r|\n/)) {
    const filled = fillLine(line, values);
    if (filled === '' && line !== '') {
      isAfterGap = lines.length === 0 || lines.at(-1) === '';
      continue;
    }
    // Of the empty lines around a line without a value, one stays.
    if (!(isAfterGap && filled === '')) lines.push(filled);
    isAfterGap = false;
  }
  return lines.join('\n');
}

const punctuation = /^\s*[,.;:!?)\]،؛؟。，、！？]/;
const separatorAtEnd = /([,;،؛，、]|(^|\s)[-–—|·])\s*$/;
const separatorAtStart = /^\s*([,;،؛，、]|[-–—|·](?=\s|$))\s*/;
const openedAtEnd = /\s*[([]\s*$/;
const closedAtStart = /^\s*[)\]]/;

function fillLine(line: string, values: ReplyValues): string {
  let filled = '';
  let isAfterGap = false;
  for (const part of line.split(/(\{[^{}]*\})/)) {
    const name = part.slice(1, -1);
    const isField = part.startsWith('{') && isReplyField(name);
    const text = isField ? values[name].trim() : part;
    if (isField && text === '') isAfterGap = true;
    if (text === '') continue;
    filled = isAfterGap ? joinAtGap(filled, text) : filled + text;
    isAfterGap = false;
  }
  if (!isAfterGap) return filled;
  const kept = filled.replace(separatorAtEnd, '').trimEnd();
  return kept.endsWith(':') ? '' : kept;
}

/** Two texts of a line with a missing value between them. */
function joinAtGap(before: string, after: string): string {
  if (openedAtEnd.test(before) && closedAtStart.test(after))
    return before.replace(openedAtEnd, '') + after.replace(closedAtStart, '');
  if (before.trim() === '' || separatorAtEnd.test(before)) {
    if (separatorAtStart.test(after)) return before + after.replace(separatorAtStart, '');
    if (punctuation.test(after)) return before.replace(separatorAtEnd, '').trimEnd() + after.trimStart();
  } else if (punctuation.test(after)) return before.trimEnd() + after;
  return before + (/(^|[\s([])$/.test(before) ? after.trimStart() : after);
}
