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
  const day = date.slice(0, 10);
  const sections = [...parts].flatMap(([part, of]) => {
    const measuredOn = of[0]?.date?.slice(0, 10) ?? day;
    const ofOtherDay = measuredOn === day ? [] : [`Measured on ${measuredOn}.`, ''];
    return ['', `## ${titles.get(part) ?? part}`, '', ...ofOtherDay, markdownTable(of)];
  });
  return [
    '# Performance',
    '',
    `Measured by \`npm run bench\`${quick ? ' (`--quick`)' : ''} on ${day}: ${machine}. ${good.length} of ${held.length} targets are`,
    'reached. The benchmark writes this page and the plot. Values of several rounds are medians. Two programs that are compared',
    'ran in turn on the same bytes, each on one core; searches used all cores, because a large database is searched in a separate',
    'thread. [performance-limits.md](performance-limits.md) explains the targets that are not reached.',
    '',
    '![Results and targets](performance.svg)',
    ...sections,
    '',
  ].join('\n');
}
