import { ownLanguageName } from '#contract/languages/language-tags.ts';
import type { VideoTexts } from '#contract/media/video-texts.ts';
import { type Captions, FrameOnClick, VideoOnClick } from '#site/blocks/media/frame-on-click.tsx';
import { VideoTextParts } from '#site/blocks/media/video-text-parts.tsx';
import { pictureUses } from '#site/picture-uses.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ContentInText, useContentLanguages } from '#ui/content-language.tsx';
import { External, Play } from '#ui/icons.tsx';
import { resolveAsset, useAssetHost } from '#ui/pictures/asset-host.tsx';
import { embedOf } from '#ui/pictures/embeds.ts';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';

const box = 'video-box';

interface VideoCardProps {
  name: string;
  /** What the player is called without a name; absent: “Video”. */
  title?: string;
  /** A text of the site around the name. */
  nameInText?: ((name: string) => string) | undefined;
  address: string;
  poster: PictureValue | null;
  texts?: VideoTexts | undefined;
  /** The grid around it; absent: three columns. */
  use?: PictureUse;
  variant?: number;
}

/** A video: a poster with a play button, which becomes the player; a link if the video cannot be framed. */
export function VideoCard({
  name,
  title: ownTitle = '',
  nameInText,
  address,
  poster,
  texts: ownTexts,
  use = pictureUses.video,
  variant = 0,
}: VideoCardProps) {
  const { video: texts } = useTexts();
  const whole = nameInText ?? ((name: string) => name);
  const host = useAssetHost();
  const title = name ? whole(name) : ownTitle || texts.untitled;
  const { frameHosts } = useShell();
  const languageOf = useContentLanguages();
  const language = useLanguage();
  const nameLanguage = nameInText || !(name || ownTitle) ? undefined : languageOf(name || ownTitle);
  const withTitle = (text: (title: string) => string) =>
    name || ownTitle ? <ContentInText text={(name) => text(whole(name))} content={name || ownTitle} /> : text(title);
  const embed = embedOf(address, { playAtOnce: true, moreHosts: frameHosts });
  const still = (
    <>
      {poster ? (
        <Picture picture={poster} use={use} decorative className="size-full object-cover" />
      ) : (
        <span className={`video-still video-still-${variant % 3}`} />
      )}
      <span className="video-shade" />
      <span className="video-play">
        {embed.kind === 'link' ? <External className="size-6" /> : <Play className="size-7" />}
      </span>
    </>
  );
  return (
    <figure className="flex flex-col gap-3">
      {embed.kind === 'frame' ? (
        <FrameOnClick
          frameSrc={embed.src}
          href={embed.watch}
          title={title}
          language={nameLanguage}
          label={withTitle((name) => texts.play({ name }))}
          className={box}
        >
          {still}
        </FrameOnClick>
      ) : null}
      {embed.kind === 'video' ? (
        <VideoOnClick
          src={resolveAsset(embed.src, host)}
          title={title}
          language={nameLanguage}
          label={withTitle((name) => texts.play({ name }))}
          captions={captionsOf(ownTexts, languageOf(name).lang ?? language)}
          className={box}
        >
          {still}
        </VideoOnClick>
      ) : null}
      {embed.kind === 'link' && embed.href ? (
        <div className={box}>
          <a href={embed.href} className="group absolute inset-0 block" rel="noopener">
            <span className="sr-only">{withTitle((name) => texts.watchAt({ name }))}</span>
            {still}
          </a>
        </div>
      ) : null}
      <figcaption>
        {name ? <span className="block font-semibold">{withTitle((title) => title)}</span> : null}
        {embed.kind === 'frame' ? (
          <span className="block text-sm text-muted">{texts.loadsFrom({ host: embed.host })}</span>
        ) : null}
        {ownTexts ? <VideoTextParts texts={ownTexts} title={withTitle((title) => title)} /> : null}
      </figcaption>
    </figure>
  );
}

/** Captions without a language are assumed to be in the content's. */
function captionsOf(texts: VideoTexts | undefined, contentLanguage: string): Captions | undefined {
  if (!texts?.captions) return undefined;
  const { src, lang = contentLanguage } = texts.captions;
  return { src, lang, label: ownLanguageName(lang) };
}
