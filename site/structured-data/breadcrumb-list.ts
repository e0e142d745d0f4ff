import type { Crumb } from '../reading/crumbs.ts';
import { type Place, pageUrlAt, type Thing, thing } from './thing.ts';

/** The page's breadcrumbs. */
export const breadcrumbList = (crumbs: readonly Crumb[], place: Place): Thing =>
  thing('BreadcrumbList', {
    itemListElement: crumbs.map(({ label, to }, index) =>
      thing('ListItem', {
        position: index + 1,
        name: label,
        item: to === undefined ? place.pageUrl : pageUrlAt(place, to),
      }),
    ),
  });
