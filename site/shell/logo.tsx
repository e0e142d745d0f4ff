import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { pictureUses } from '../picture-uses.ts';
import { useShell } from './use-shell.ts';

/** The logo, or the company's name as text. Two logos alternate by CSS animation, without script. */
export function Logo({ first = false }: { first?: boolean }) {
  const { companyName, logo, logoAlternate } = useShell().company;
  if (!logo) {
    return (
      <span className="font-display text-xl font-bold tracking-tight text-balance">
        <ContentText>{companyName}</ContentText>
      </span>
    );
  }
  return (
    <span className={`logo ${logoAlternate ? 'logo-pair' : ''}`}>
      <Picture picture={{ ...logo, alt: companyName }} use={pictureUses.logo} soon={first} />
      {logoAlternate ? <Picture picture={logoAlternate} use={pictureUses.logo} decorative /> : null}
    </span>
  );
}
