export interface Crumb {
  label: string;
  /** The link's target; absent on the last crumb. */
  to?: string;
}

/** Segments whose list is at another address. */
const listAddress: Readonly<Record<string, string>> = { 'product-details': '/product' };

/**
 * Breadcrumbs of a path: home first, then those of `above`, then one per segment. `lastLabel` is the label of the last
 * segment, `labels` has those of the others. A segment without a label is shown as capitalised words.
 */
export function crumbsOf(
  pathname: string,
  {
    home,
    labels,
    lastLabel,
    above = [],
  }: { home: string; labels: Readonly<Record<string, string>>; lastLabel?: string; above?: readonly Crumb[] },
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ label: home, to: '/' }, ...above];
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const label = labels[segment] ?? wordsOf(segment);
    crumbs.push(isLast ? { label: lastLabel || label } : { label, to: listAddress[segment] ?? to });
  }
  const [only] = crumbs;
  return crumbs.length === 1 && only ? [{ label: only.label }] : crumbs;
}

function wordsOf(segment: string): string {
  return readable(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
