import { ContentText } from '#ui/content-language.tsx';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';
import { defaultBanner } from '../constants.ts';
import { pictureUses } from '../picture-uses.ts';
import type { Crumb } from '../reading/crumbs.ts';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { useShell } from './use-shell.ts';

/** The top of every page except the home page: the page's own picture or the company's banner, with heading and breadcrumbs. */
export function Banner({
  heading,
  isContent,
  crumbs,
  picture,
}: {
  heading: string;
  isContent: boolean;
  crumbs: Crumb[];
  picture: PictureValue | null;
}) {
  const { pageBanner } = useShell().company;
  const shown = picture ?? pageBanner;
  const fill = 'absolute inset-0 size-full object-cover';
  return (
    <div className={picture ? 'banner banner-own' : 'banner'}>
      {shown ? (
        <Picture
          picture={shown}
          use={picture ? pictureUses.ownBanner : pictureUses.banner}
          className={fill}
          first
          filling
          decorative
        />
      ) : (
        <Picture picture={{ ...defaultBanner, alt: '' }} className={fill} first decorative ownHost />
      )}
      <div className="banner-shade" />
      <div className="shell-width relative flex flex-col gap-4 pt-20 pb-8 sm:pt-28 md:pb-10">
        <h1 className="max-w-4xl font-display text-3xl leading-tight font-bold text-balance sm:text-4xl lg:text-5xl">
          {isContent ? <ContentText>{heading}</ContentText> : heading}
        </h1>
        <Breadcrumbs crumbs={crumbs} isContent={isContent} />
      </div>
    </div>
  );
}
