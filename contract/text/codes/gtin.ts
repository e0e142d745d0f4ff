/**
 * Whether a text is a Global Trade Item Number (GS1 General Specifications, 7.9): the digits, from the last to the
 * first, weigh 1 and 3 in turn, and their sum is a multiple of 10.
 */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
