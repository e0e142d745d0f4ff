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
 * space beside it, and no line that had nothing else. Lines end with `\n`.
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

function fillLine(line: string, values: ReplyValues): string {
  let filled = '';
  let isAfterGap = false;
  for (const part of line.split(/(\{[^{}]*\})/)) {
    const name = part.slice(1, -1);
    const isField = part.startsWith('{') && isReplyField(name);
    let text = isField ? values[name].trim() : part;
    if (isField && text === '') isAfterGap = true;
    if (isAfterGap && punctuation.test(text)) filled = filled.trimEnd();
    else if (isAfterGap && /(^|[\s([])$/.test(filled)) text = text.trimStart();
    if (text === '') continue;
    filled += text;
    isAfterGap = false;
  }
  return isAfterGap ? filled.trimEnd() : filled;
}
