import { ContentText } from '#ui/content-language.tsx';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';
import { defaultBanner } from '../constants.ts';
import { pictureUses } from '../picture-uses.ts';
import type { Crumb } from '../reading/crumbs.ts';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { useShell } from './use-shell.ts';

interface BannerProps {
  heading: string;
  isContent: boolean;
  crumbs: Crumb[];
  /** The page's own picture. */
  picture: PictureValue | null;
}

/**
 * The top of every page except the home page, with breadcrumbs and heading: over the page's own picture, over the
 * company's banner, or in a light block with the default one as a pattern.
 */
export function Banner({ heading, isContent, crumbs, picture }: BannerProps) {
  const { pageBanner } = useShell().company;
  const shown = picture ?? pageBanner;
  return (
    <div className={`banner ${picture ? 'banner-own' : ''} ${shown ? 'banner-dark' : 'banner-light'}`}>
      {shown ? (
        <>
          <Picture
            picture={shown}
            use={picture ? pictureUses.ownBanner : pictureUses.banner}
            className="absolute inset-0 size-full object-cover"
            first
            filling
            decorative
          />
          <div className="banner-shade" />
        </>
      ) : (
        <Picture picture={{ ...defaultBanner, alt: '' }} className="banner-pattern" soon decorative ownHost />
      )}
      <div className="shell-width banner-text">
        <Breadcrumbs crumbs={crumbs} isContent={isContent} />
        <h1 className={isContent ? 'title-text banner-heading banner-heading-long' : 'title-text banner-heading'}>
          {isContent ? <ContentText>{heading}</ContentText> : heading}
        </h1>
      </div>
    </div>
  );
}
