import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

type Logo = SectionOf<'logos'>['logos'][number];

const plate = 'logo-plate h-24 w-38 max-w-full p-1';

/** Logos on plates of the same size, each with its link if it has one. */
export function LogosSection({ section: { heading, logos } }: { section: SectionOf<'logos'> }) {
  if (logos.length === 0) return null;
  return (
    <SectionFrame heading={heading}>
      <ul className="flex flex-wrap gap-4">
        {logos.map((logo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: logos do not move while the page is shown
          <li key={index}>
            {logo.link ? (
              <SiteLink href={logo.link} className={plate}>
                <Mark logo={logo} />
              </SiteLink>
            ) : (
              <div className={plate}>
                <Mark logo={logo} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const Mark = ({ logo: { name, image } }: { logo: Logo }) =>
  image ? (
    <Picture picture={image} use={pagePictureUses.cardLogo} name={name} className="max-h-full w-auto object-contain" />
  ) : (
    <ContentText>{name}</ContentText>
  );
