import type { Feature, SiteServices } from '../context.ts';
import { notFound } from './failures.ts';

/** Answers 404 on a site that does without the feature. */
export function requireFeature({ lacks = [] }: Pick<SiteServices, 'lacks'>, feature: Feature): void {
  if (lacks.includes(feature)) throw notFound();
}
