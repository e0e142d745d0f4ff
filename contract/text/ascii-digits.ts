const digitAt = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Replaces the decimal digits of all scripts, such as Bengali and Arabic, with ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const plain = digit.normalize('NFKC');
    const value = plain.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script are consecutive, from zero, and no two such ranges are adjacent.
    let zero = value;
    while (digitAt(zero - 1)) zero -= 1;
    return String(value - zero);
  });
