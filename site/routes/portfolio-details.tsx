import { SamplePage } from '../portfolio/sample-page.tsx';
import { samples } from '../portfolio/samples.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { textsFor, useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/portfolio-details.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: textsFor('en').portfolio.detailsTitle, hidden: true });

/** The template of a sample's page, filled with the first of them. */
export default function PortfolioDetails() {
  const { portfolio: texts } = useTexts();
  const [sample] = samples;
  return sample ? <SamplePage sample={sample} heading={texts.detailsTitle} /> : null;
}
