import { useMemo, useState } from 'react';
import { decimalIn, decimalSign, decimalText } from '#contract/text/decimals.ts';
import { useFormats } from '#office/texts/use-formats.ts';

/** Reads and writes numbers in the language of the office. */
export function useDecimals() {
  const { locale } = useFormats();
  return useMemo(() => {
    const sign = decimalSign(locale);
    return {
      read: (text: string) => decimalIn(text, sign),
      write: (value: number) => decimalText(value, locale),
    };
  }, [locale]);
}

/** The typed text is kept while the field has the focus: “1.50” does not become “1.5” before the editor leaves it. */
export function useTypedText(shown: string) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? shown;
  const typing = (onBlur: () => void) => ({
    value,
    onBlur: () => {
      setTyped(undefined);
      onBlur();
    },
  });
  return { shown: value, type: setTyped, typing };
}
