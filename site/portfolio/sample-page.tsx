import { BackLink } from '#site/blocks/back-link.tsx';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { Page } from '../shell/page.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { SampleArt } from './sample-art.tsx';
import { SampleLanguage } from './sample-language.tsx';
import { placeholderTexts, type Sample, samples } from './samples.ts';

/** A sample's own page. */
export function SamplePage({ sample, heading }: { sample: Sample; heading: string }) {
  const { portfolio: texts } = usePageTexts();
  const next = samples[(samples.indexOf(sample) + 1) % samples.length];
  const facts = [
    [texts.client, <ContentText key="client">{sample.client}</ContentText>],
    [texts.field, texts.filter[sample.field]],
    [texts.year, String(sample.year)],
  ] as const;
  const parts = [
    [texts.task, placeholderTexts.task],
    [texts.way, placeholderTexts.way],
    [texts.outcome, placeholderTexts.outcome],
  ] as const;
  return (
    <SampleLanguage>
      <Page heading={heading} isContent={heading === sample.name}>
        <SampleArt sample={sample} className="mb-12 aspect-[5/2] w-full rounded-2xl border border-line" />
        <div className="page-grid gap-y-10">
          <div className="grid-lead flex flex-col gap-6">
            <h2 className="section-heading">
              <ContentText>{sample.name}</ContentText>
            </h2>
            <dl className="flex flex-col gap-4">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="text-lg font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="grid-body flex max-w-prose flex-col gap-8">
            <ContentParagraph text={sample.summary} className="text-xl" />
            {parts.map(([name, text]) => (
              <section key={name}>
                <h3 className="mb-2 font-display text-xl font-bold">{name}</h3>
                <ContentParagraph text={text} className="text-muted" />
              </section>
            ))}
          </div>
        </div>
        <p className="mt-12 flex flex-wrap justify-between gap-4 border-t border-line pt-8">
          <BackLink href="/portfolio" text={texts.back} />
          {next ? (
            <SiteLink href={`/portfolio/${next.id}`} className="more-link">
              {texts.next}: <ContentText>{next.name}</ContentText> <ArrowRight />
            </SiteLink>
          ) : null}
        </p>
      </Page>
    </SampleLanguage>
  );
}
