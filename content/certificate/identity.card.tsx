import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import type { Certificate } from './definition.ts';

interface IdentityFact {
  label: string;
  text: string;
  /** The same in all languages, so that browsers do not translate it. */
  isCode?: true;
}

/** What a certificate is, as far as it says so. */
export function useIdentity({
  scheme,
  number,
  issuer,
}: Pick<Certificate, 'scheme' | 'number' | 'issuer'>): IdentityFact[] {
  const { certificate: texts } = usePageTexts().types;
  const facts: IdentityFact[] = [
    { label: texts.scheme, text: scheme, isCode: true },
    { label: texts.number, text: number, isCode: true },
    { label: texts.issuer, text: issuer },
  ];
  return facts.filter(({ text }) => text !== '');
}

export const IdentityText = ({ fact: { text, isCode } }: { fact: IdentityFact }) => (
  <span translate={isCode ? 'no' : undefined}>
    <ContentText>{text}</ContentText>
  </span>
);
