import type { Results } from '../metrics.ts';
import { reached } from '../metrics.ts';
import { markdownTable } from './table.ts';

/** Builds docs/performance.md from the results of a run. */
export function performancePage({ date, machine, metrics }: Results, titles: ReadonlyMap<string, string>): string {
  const held = metrics.filter(({ target }) => target);
  const good = held.filter((metric) => reached(metric));
  const parts = Map.groupBy(metrics, ({ part }) => part);
  const day = date.slice(0, 10);
  const sections = [...parts].flatMap(([part, of]) => {
    const measuredOn = of[0]?.date?.slice(0, 10) ?? day;
    const place = of[0]?.machine ?? machine;
    const ofOtherMachine = place === machine ? '' : `: ${place}`;
    const ofOtherRun = measuredOn === day && !ofOtherMachine ? [] : [`Measured on ${measuredOn}${ofOtherMachine}.`, ''];
    return ['', `## ${titles.get(part) ?? part}`, '', ...ofOtherRun, markdownTable(of)];
  });
  return [
    '# Performance',
    '',
    `Measured by \`npm run bench\` on ${day}: ${machine}. ${good.length} of ${held.length} targets are`,
    'reached. The bench writes this page; numbers are medians where there was more than one round. Two programs that are',
    'compared were measured in turn on the same bytes, each on its own core;',
    'searches run on all cores, shared with their clients. The reasons for missed targets are',
    'in [performance-limits.md](performance-limits.md).',
    ...sections,
    '',
  ].join('\n');
}
