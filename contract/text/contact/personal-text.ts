import { asciiDigits } from '../ascii-digits.ts';

/** Fewer digits are numbers of products; more are telephone numbers, dates of birth or accounts. */
const minDigits = 7;

const longNumber = new RegExp(String.raw`(?:\d[\s()./\p{Pd}]{0,3}){${minDigits}}`, 'u');
const mailOrAddress = /\S@\S|\S\s@\s\S+\.\p{L}{2}|[([{]\s*at\s*[)\]}]|:\/\/|\bwww\./iu;

/**
 * Whether a text that a visitor typed may say who a person is: a mail address, a telephone number or another long
 * number, in digits of any script, or a web address. Names are not recognised.
 */
export const looksPersonal = (text: string): boolean => {
  const plain = asciiDigits(text.normalize('NFKC'));
  return mailOrAddress.test(plain) || longNumber.test(plain);
};
