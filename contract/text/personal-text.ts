import { asciiDigits } from './ascii-digits.ts';

/** Fewer digits are numbers of products; more are telephone numbers, dates of birth or accounts. */
const minDigits = 7;

const longNumber = new RegExp(String.raw`(?:\d[\s()./\-]{0,3}){${minDigits}}`);
const mailOrAddress = /\S@\S|:\/\/|\bwww\./i;

/**
 * Whether a text that a visitor typed may say who a person is: a mail address, a telephone number or another long
 * number, in digits of any script, or a web address. Names are not recognised.
 */
export const looksPersonal = (text: string): boolean => {
  const plain = asciiDigits(text.normalize('NFKC'));
  return mailOrAddress.test(plain) || longNumber.test(plain);
};
