import { pathSegment } from './path-segment.ts';

/**
 * The path of an entry's page, such as `/news/:id`. `part` is the entry's public id, or its own address where the path
 * has `:address`.
 */
export const itemPath = ({ item }: { item: string }, part: string): string =>
  item.replace(/:(id|address)$/, () => pathSegment(part));
