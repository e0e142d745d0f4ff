import type { ReactNode } from 'react';
import { formatNumber } from '#site/reading/text/format-number.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';

const radius = 52;
const round = 2 * Math.PI * radius;

interface FiguresProps {
  years: number;
  percent: number;
  /** What the numbers count, in the group's words; '': nothing more than their units. */
  yearsText: string;
  percentText: string;
}

/** Two key numbers of the group, each in a ring: a tick per year, an arc for the percentage. */
export function Figures({ years, percent, yearsText, percentText }: FiguresProps) {
  const { mission: texts } = usePageTexts().group;
  return (
    <ul className="page-grid across-2 gap-y-10">
      <Figure value={years} unit={texts.experience} more={yearsText}>
        {/* A year is a dash and a gap; more than a hundred dashes would merge. */}
        <circle {...ring} strokeDasharray={years > 0 && years <= 100 ? dashes(years) : undefined} />
      </Figure>
      <Figure value={percent} unit={texts.percent} more={percentText}>
        <circle {...ring} opacity="0.3" />
        <circle {...ring} strokeDasharray={`${(round * percent) / 100} ${round}`} />
      </Figure>
    </ul>
  );
}

const ring = {
  cx: 60,
  cy: 60,
  r: radius,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 8,
  transform: 'rotate(-90 60 60)',
} as const;

const dashes = (count: number): string => `${(round / count) * 0.55} ${(round / count) * 0.45}`;

function Figure({ value, unit, more, children }: { value: number; unit: string; more: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-center gap-4 text-center">
      <span className="relative inline-flex items-center justify-center">
        <svg viewBox="0 0 120 120" className="figure-ring" aria-hidden="true">
          {children}
        </svg>
        <span className="absolute font-display text-5xl font-bold tabular-nums">
          {formatNumber(value, useLanguage())}
        </span>
      </span>{' '}
      <span>
        <span className="block text-xl font-semibold">{unit}</span>{' '}
        {more ? (
          <span className="block">
            <ContentText>{more}</ContentText>
          </span>
        ) : null}
      </span>
    </li>
  );
}
