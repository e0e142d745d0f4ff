import type { Company } from '#content/company/definition.ts';
import { getVideos } from '#content/video/calls.ts';
import { VideoCard } from '#content/video/video.card.tsx';
import { Figures } from '#site/blocks/company/figures.tsx';
import { SideSection } from '#site/blocks/side-section.tsx';
import { type SiteServices, servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { videoTextsOf } from '#site/loading/entries/media.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { videoObjects } from '#site/structured-data/video-object.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/mission.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { mission, vision, ...company } = await companyOf(services);
    const { yearsOfExperience, experienceText, satisfactionPercent, percentText } = company;
    const figures = { yearsOfExperience, experienceText, satisfactionPercent, percentText };
    const { video, videoTexts } = await videoOf(company, services);
    const summary = summaryOf(mission || vision);
    const shown = { mission, vision, video, videoTexts, ...figures, summary };
    return withLanguage(shown, company, {
      videoTranscript: 'videoTexts.transcript',
      videoDescription: 'videoTexts.description',
    });
  });
}

/**
 * The company's video, with its texts. A backend of the specification alone has none there; then it is the first in the
 * list of videos.
 */
async function videoOf(
  {
    video,
    videoCaptions: captions,
    videoTranscript: transcript,
    videoDescription: description,
  }: Pick<Company, 'video' | 'videoCaptions' | 'videoTranscript' | 'videoDescription'>,
  services: SiteServices,
) {
  const own = { video, videoTexts: { captions, transcript, description } };
  if (video || !services.backendUrl) return own;
  const [first] = await orEmpty(services, (options) => services.client.call(getVideos, { take: 1 }, options));
  return first ? { video: first.video, videoTexts: videoTextsOf(first) } : own;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: metaTexts(args).group.mission.title,
    description: args.loaderData?.summary,
    things:
      import.meta.env.SSR &&
      ((place) => {
        const { companyName, pageBanner } = place.company;
        const name = metaTexts(args).group.mission.videoName({ company: companyName });
        return videoObjects([{ name, address: args.loaderData?.video ?? '', poster: pageBanner }], place);
      }),
  });

export default function Mission({ loaderData }: Route.ComponentProps) {
  const { mission: texts } = usePageTexts().group;
  const { pageBanner, companyName } = useShell().company;
  const { mission, vision, video, videoTexts } = loaderData;
  return (
    <Page heading={texts.title} bands>
      {mission.trim() ? (
        <SideSection heading={texts.mission}>
          <RichText html={mission} headingLevel={3} className="text-lg" />
        </SideSection>
      ) : null}
      <section aria-labelledby="figures-heading" className="on-brand bg-brand text-on-brand">
        <div className="shell-width py-section">
          <div className="page-grid items-center gap-y-12">
            <div className="flex flex-col items-start gap-6 lg:col-span-5">
              <h2 id="figures-heading" className="section-heading">
                {texts.figuresHeading}
              </h2>
              <p className="max-w-prose text-lg">{texts.figuresText}</p>
              <SiteLink href="/contact" className={buttonClass('inverse')}>
                {texts.quote} <ArrowRight />
              </SiteLink>
            </div>
            <div className="lg:col-[7/span_6]">
              <Figures
                years={loaderData.yearsOfExperience}
                yearsText={loaderData.experienceText}
                percent={loaderData.satisfactionPercent}
                percentText={loaderData.percentText}
              />
            </div>
          </div>
        </div>
      </section>
      {vision.trim() ? (
        <SideSection heading={texts.vision} tone="sunken">
          <RichText html={vision} headingLevel={3} className="text-lg" />
        </SideSection>
      ) : null}
      {video ? (
        <SideSection heading={texts.video}>
          <VideoCard
            name={companyName}
            nameInText={(company) => texts.videoName({ company })}
            address={video}
            poster={pageBanner}
            texts={videoTexts}
            use={pagePictureUses.sideVideo}
          />
        </SideSection>
      ) : null}
    </Page>
  );
}
