import { useTexts } from '#office/texts/texts.ts';
import { useDecimals } from '../numbers/use-decimals.ts';
import type { AttributeOfFacts } from './facts.ts';

/** How numbers are entered, and those that an attribute allows. */
export function useNumberHelp(attribute: AttributeOfFacts | null | undefined): string | undefined {
  const words = useTexts().form.facts;
  const { write } = useDecimals();
  if (attribute?.kind !== 'number') return undefined;
  const { least, most } = attribute;
  const range =
    least !== null && most !== null
      ? words.between({ least: write(least), most: write(most) })
      : least !== null
        ? words.least({ least: write(least) })
        : most !== null && words.most({ most: write(most) });
  return [range, words.several].filter(Boolean).join(' ');
}
