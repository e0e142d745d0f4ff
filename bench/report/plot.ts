import type { Metric } from '../metrics.ts';

/** A bar: the value as a ratio, and the ratio that meets the target. */
interface Bar {
  label: string;
  value: number;
  enough: number | undefined;
}

interface Panel {
  title: string;
  bars: Bar[];
}

const width = 760;
const labelWidth = 300;
const barHeight = 16;
const rowHeight = 24;
const titleHeight = 34;
const barWidth = width - labelWidth - 80;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Values differ a hundredfold, so the scale is logarithmic, from 1/1000 to 2. */
const [shortest, longest] = [0.001, 2];
const along = (value: number): number =>
  Math.max(0, Math.min(1, Math.log(value / shortest) / Math.log(longest / shortest))) * barWidth;

function drawnBar({ label, value, enough }: Bar, top: number): string {
  const isEnough = enough === undefined || value >= enough;
  const mark =
    enough === undefined
      ? ''
      : `<line x1="${labelWidth + along(enough)}" x2="${labelWidth + along(enough)}" y1="${top - 3}" y2="${top + barHeight + 3}" class="mark"/>`;
  const length = along(value).toFixed(1);
  return [
    `<text x="${labelWidth - 8}" y="${top + 12}" text-anchor="end">${escaped(label)}</text>`,
    `<rect x="${labelWidth}" y="${top}" width="${length}" height="${barHeight}" class="${isEnough ? 'enough' : 'short'}"/>`,
    `<text x="${labelWidth + Number(length) + 6}" y="${top + 12}">${value >= 0.1 ? value.toFixed(2) : `1/${Math.round(1 / value)}`}</text>`,
    mark,
  ].join('');
}

const panels: { panel: 'nginx' | 'growth'; title: string }[] = [
  { panel: 'nginx', title: 'Responses per second, relative to nginx with the same bytes' },
  { panel: 'growth', title: 'Responses per second, relative to 100 entries' },
];

function panelsOf(metrics: readonly Metric[]): Panel[] {
  return panels.flatMap(({ panel, title }) => {
    const bars = metrics.flatMap(({ plot, value, target }): Bar[] =>
      plot?.panel === panel && value !== null && Number.isFinite(value)
        ? [{ label: [plot.series, plot.at].filter(Boolean).join(', '), value, enough: target?.least }]
        : [],
    );
    return bars.length > 0 ? [{ title, bars }] : [];
  });
}

/** Plots the metrics that are ratios, as bars with a mark at the target. */
export function plotOf(metrics: readonly Metric[]): string {
  let top = 8;
  const drawn = panelsOf(metrics).map(({ title, bars }) => {
    const heading = `<text x="8" y="${top + 18}" class="title">${escaped(title)}</text>`;
    top += titleHeight;
    const rows = bars.map((bar) => {
      const row = drawnBar(bar, top);
      top += rowHeight;
      return row;
    });
    top += 12;
    return [heading, ...rows].join('\n');
  });
  const style =
    'text{font:13px system-ui,sans-serif;fill:#24313a}.title{font-weight:600;font-size:15px}.enough{fill:#2f7d6d}.short{fill:#b4552d}.mark{stroke:#24313a;stroke-width:2}';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img">`,
    '<title>Results relative to their targets</title>',
    `<style>${style}</style><rect width="100%" height="100%" fill="#fff"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
