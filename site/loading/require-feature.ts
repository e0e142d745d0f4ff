import type { Feature, SiteServices } from '../context.ts';
import { notFound } from './failures.ts';

/** Answers 404 where the site lacks the feature. */
export function requireFeature({ lacks = [] }: Pick<SiteServices, 'lacks'>, feature: Feature): void {
  if (lacks.includes(feature)) throw notFound();
}
