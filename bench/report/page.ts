import type { Results } from '../figures.ts';
import { reached } from '../figures.ts';
import { markdownTable } from './table.ts';

/** The document about how fast it is, made from a run's results. */
export function performancePage(
  { date, machine, quick, figures }: Results,
  titles: ReadonlyMap<string, string>,
): string {
  const held = figures.filter(({ target }) => target);
  const good = held.filter((figure) => reached(figure));
  const parts = Map.groupBy(figures, ({ part }) => part);
  const sections = [...parts].flatMap(([part, of]) => ['', `## ${titles.get(part) ?? part}`, '', markdownTable(of)]);
  return [
    '# Performance',
    '',
    `Measured by \`npm run bench\`${quick ? ' (`--quick`)' : ''} on ${date.slice(0, 10)}: ${machine}. ${good.length} of ${held.length} targets are`,
    'reached. This page and the plot are written by the bench; numbers are medians where there was more than one round. Where two',
    'are compared they were measured in turn on the same bytes, each with a core of its own;',
    'searches have all cores, as a large database is searched in a thread of its own. What limits those that are not',
    'reached stands in [performance-limits.md](performance-limits.md).',
    '',
    '![How the figures stand to their targets](performance.svg)',
    ...sections,
    '',
  ].join('\n');
}
