/** Mail programs reject longer addresses entirely: some systems pass on 2,048 characters at most. */
export const maxAddressLength = 1_900;

export interface Reply {
  email: string;
  subject: string;
  /** The line above the quotation. */
  intro: string;
  /** The text of the message. */
  quoted: string;
  /** The answer, above the quotation; absent: to be typed. */
  text?: string;
}

/**
 * A mailto address that starts a reply with the quoted text, cut to the length that mail programs accept. Undefined if
 * already the answer is too long.
 */
export function replyAddress({ email, subject, intro, quoted, text = '' }: Reply): string | undefined {
  const start = `${addressWithSubject(email, subject)}&body=`;
  const answer = text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
  const addressOf = (quotation: string) => start + encodeURIComponent(answer + quotation);
  const quotationOf = (part: string, isCut: boolean) =>
    `\r\n\r\n${intro.toWellFormed()}\r\n${asQuote(part)}${isCut ? '\r\n> …' : ''}`;
  const isShort = (address: string) => address.length <= maxAddressLength;

  const plain = quoted.toWellFormed();
  const whole = addressOf(quotationOf(plain, false));
  if (isShort(whole)) return whole;
  const characters = [...plain];
  const cutTo = (length: number) => addressOf(quotationOf(characters.slice(0, length).join(''), true));
  if (!isShort(cutTo(0))) {
    const unquoted = addressOf('');
    return isShort(unquoted) ? unquoted : undefined;
  }
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isShort(cutTo(middle))) fits = middle;
    else tooMany = middle;
  }
  return cutTo(fits);
}

/** A mailto address without a text. */
export const addressWithSubject = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(cut(subject.toWellFormed(), 120))}`;

const asQuote = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
