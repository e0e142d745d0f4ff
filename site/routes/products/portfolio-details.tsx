import { SamplePage } from '#site/portfolio/sample-page.tsx';
import { samples } from '#site/portfolio/samples.ts';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/portfolio-details.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).portfolio.detailsTitle, hidden: true });

/** The template of a sample's page, with the first sample. */
export default function PortfolioDetails() {
  const { portfolio: texts } = usePageTexts();
  const [sample] = samples;
  return sample ? <SamplePage sample={sample} heading={texts.detailsTitle} /> : null;
}
