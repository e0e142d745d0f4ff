import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { SampleArt } from './sample-art.tsx';
import type { Sample } from './samples.ts';

export function SampleCard({ sample }: { sample: Sample }) {
  const { portfolio: texts } = usePageTexts();
  return (
    <article className="card group">
      <div className="card-picture">
        <SampleArt sample={sample} className="card-image" />
      </div>
      <div className="flex grow flex-col gap-2 p-6">
        <p className="text-sm font-semibold text-accent-ink">{texts.filter[sample.field]}</p>
        <h2 className="card-heading">
          <SiteLink href={`/portfolio/${sample.id}`} className="card-link">
            <ContentText>{sample.name}</ContentText>
          </SiteLink>
        </h2>
        <ContentParagraph text={sample.summary} className="text-muted" />
      </div>
    </article>
  );
}
