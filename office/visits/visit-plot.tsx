import { Box, useMediaQuery, useTheme } from '@mui/material';
import { useId } from 'react';
import type { VisitFigures } from '#contract/office/privacy-view.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useTexts } from '../texts/texts.ts';
import { axisSteps } from './axis-steps.ts';

type Days = VisitFigures['days'];

/** The margins of the plot: the axis' numbers at the left, days below. */
const edge = { top: 10, right: 4, bottom: 26, left: 52 } as const;

/** Bars by day. The table below has the same data. */
export function VisitPlot({ days, total }: { days: Days; total: number }) {
  const formats = useFormats();
  const { visits: texts } = useTexts();
  const { palette, breakpoints, direction } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const id = useId();
  const [width, height] = isPhone ? [360, 220] : [1_040, 300];
  const highest = days.reduce((most, each) => (each.visits > most.visits ? each : most), { day: '', visits: 0 });
  const steps = axisSteps(highest.visits);
  const top = steps.at(-1) ?? 1;
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const y = (visits: number) => edge.top + inner.height * (1 - visits / top);
  const slot = inner.width / Math.max(1, days.length);
  const bar = Math.max(slot * (days.length > 120 ? 0.9 : 0.72), 0.8);
  /** From right to left, time does too. */
  const x = (left: number, size = 0) => (direction === 'rtl' ? width - left - size : left);
  const named = namedDays(days.length, isPhone ? 3 : 7);
  const text = { fontSize: isPhone ? 12 : 13, fill: palette.text.secondary };
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
    >
      <title id={`${id}-title`}>{texts.plot}</title>
      <desc id={`${id}-text`}>
        {texts.plotOf({
          visits: total,
          days: days.length,
          most: highest.visits,
          day: highest.day && formats.day(highest.day),
        })}
      </desc>
      {steps.map((step) => (
        <g key={step}>
          <line x1={x(edge.left)} x2={x(width - edge.right)} y1={y(step)} y2={y(step)} stroke={palette.divider} />
          <text {...text} x={x(edge.left - 8)} y={y(step) + 4} textAnchor="end">
            {formats.number(step)}
          </text>
        </g>
      ))}
      {days.map(({ day, visits }, index) => (
        <g key={day}>
          <rect
            x={x(edge.left + index * slot + (slot - bar) / 2, bar)}
            y={y(visits)}
            width={bar}
            height={Math.max(0, edge.top + inner.height - y(visits))}
            rx={bar > 6 ? 2 : 0}
            fill={palette.primary.main}
          />
          <rect
            x={x(edge.left + index * slot, slot)}
            y={edge.top}
            width={slot}
            height={inner.height}
            fill="transparent"
          >
            <title>{texts.bar({ day: formats.day(day), visits: formats.number(visits) })}</title>
          </rect>
          {named.has(index) && (
            <text
              {...text}
              x={x(edge.left + (index + 0.5) * slot)}
              y={height - 6}
              textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
            >
              {formats.shortDay(day)}
            </text>
          )}
        </g>
      ))}
    </Box>
  );
}

/** The days with a label: the first, the last, and evenly spaced ones between them. */
const namedDays = (days: number, most: number): ReadonlySet<number> =>
  new Set(Array.from({ length: most }, (_, index) => Math.round((index * (days - 1)) / (most - 1))));
