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
