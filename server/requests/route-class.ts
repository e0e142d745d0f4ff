/** A fixed set of route classes, so that the number of metrics stays bounded. */
export const routeClasses = ['page', 'call', 'office', 'office-call', 'file', 'picture', 'asset', 'health'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Path prefixes, longer ones before shorter ones. */
const beginnings: readonly [string, RouteClass][] = [
  ['/api/office/', 'office-call'],
  ['/api/', 'call'],
  ['/office/assets/', 'asset'],
  ['/office/', 'office'],
  ['/files/', 'file'],
  ['/pictures/', 'picture'],
  ['/icons/', 'picture'],
  ['/share/', 'picture'],
  ['/favicon.ico', 'picture'],
  ['/assets/', 'asset'],
  ['/images/', 'asset'],
  ['/health/', 'health'],
];

export function routeClassOf(address: string): RouteClass {
  const path = address.slice(0, 20).toLowerCase();
  if (path === '/office') return 'office';
  return beginnings.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'page';
}
