import { notFound } from '#site/loading/failures.ts';
import { SamplePage } from '#site/portfolio/sample-page.tsx';
import { samples } from '#site/portfolio/samples.ts';
import { idFrom } from '#site/reading/ids.ts';
import { pageMeta } from '#site/shell/page-meta.ts';
import type { Route } from './+types/portfolio-item.ts';

const sampleAt = (portfolioId: string) => samples.find(({ id }) => id === idFrom(portfolioId));

export function loader({ params }: Route.LoaderArgs) {
  const sample = sampleAt(params.portfolioId);
  if (!sample) throw notFound();
  return { sampleId: sample.id };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: sampleAt(args.params.portfolioId)?.name, hidden: true });

export default function PortfolioItem({ params }: Route.ComponentProps) {
  const sample = sampleAt(params.portfolioId);
  return sample ? <SamplePage sample={sample} heading={sample.name} /> : null;
}
