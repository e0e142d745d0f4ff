import type { Feature, SiteServices } from '../context.ts';
import { notFound } from './failures.ts';

/** Throws 404 if the site lacks the feature. */
export function requireFeature({ lacks = [] }: Pick<SiteServices, 'lacks'>, feature: Feature): void {
  if (lacks.includes(feature)) throw notFound();
}
