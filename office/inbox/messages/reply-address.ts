/** Mail programs reject longer addresses entirely: some systems pass on 2,048 characters at most. */
export const maxAddressLength = 1_900;

export interface Reply {
  email: string;
  subject: string;
  /** The line above the quotation. */
  intro: string;
  /** The text of the message. */
  quoted: string;
}

/** A mailto address that starts a reply with the quoted text, cut to the length that mail programs accept. */
export function replyAddress({ email, subject, intro, quoted }: Reply): string {
  const [plainSubject, plainIntro, plainText] = [subject, intro, quoted].map((text) => text.toWellFormed());
  const start = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(
    cut(plainSubject ?? '', 120),
  )}&body=`;
  const addressOf = (text: string, isCut: boolean) =>
    start + encodeURIComponent(`\r\n\r\n${plainIntro}\r\n${asQuote(text)}${isCut ? '\r\n> …' : ''}`);

  const whole = addressOf(plainText ?? '', false);
  if (whole.length <= maxAddressLength) return whole;
  const characters = [...(plainText ?? '')];
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const isShort = addressOf(characters.slice(0, middle).join(''), true).length <= maxAddressLength;
    if (isShort) fits = middle;
    else tooMany = middle;
  }
  return addressOf(characters.slice(0, fits).join(''), true);
}

const asQuote = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
