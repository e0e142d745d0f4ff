import type { ReactNode } from 'react';
import type { Field, Sample } from './samples.ts';

/** Shapes of a field on a canvas of 360 by 240, moved by `shift` so that no two samples look the same. */
const shapes: Record<Field, (shift: number) => ReactNode> = {
  graphics: (shift) => (
    <>
      <circle cx={110 + shift} cy="128" r="78" className="fill-accent" />
      <rect x={160 + shift} y="50" width="120" height="120" className="fill-on-brand" opacity="0.9" />
      <path d={`M${40 + shift} 240 L${150 + shift} 84 L${260 + shift} 240 Z`} className="fill-brand-strong" />
    </>
  ),
  website: (shift) => (
    <>
      <rect x="60" y="46" width="240" height="164" rx="12" className="fill-on-brand" />
      <rect x="60" y="46" width="240" height="28" rx="12" className="fill-accent" />
      <rect x="84" y="96" width={70 + shift} height="92" rx="6" className="fill-brand" opacity="0.85" />
      <rect x={172 + shift} y="96" width={104 - shift} height="14" rx="7" className="fill-brand" opacity="0.5" />
      <rect x={172 + shift} y="122" width={78 - shift} height="14" rx="7" className="fill-brand" opacity="0.3" />
    </>
  ),
  digital: (shift) => (
    <>
      {[0, 1, 2, 3, 4, 5].map((column) => {
        const height = 36 + ((column * 53 + shift * 7) % 120);
        const colour = column % 2 === 0 ? 'fill-accent' : 'fill-on-brand';
        return (
          <rect
            key={column}
            x={54 + column * 44}
            y={206 - height}
            width="30"
            height={height}
            rx="8"
            className={colour}
          />
        );
      })}
    </>
  ),
  marketing: (shift) => (
    <>
      {[120, 92, 64, 36].map((radius, ring) => (
        <circle
          key={radius}
          cx={150 + shift}
          cy="124"
          r={radius}
          className={['fill-brand-strong', 'fill-on-brand', 'fill-accent', 'fill-brand'][ring]}
        />
      ))}
      <path d={`M${150 + shift} 124 L360 20 L360 88 Z`} className="fill-accent" opacity="0.85" />
    </>
  ),
};

/** A drawn picture for a sample, in the company's colours. */
export const SampleArt = ({ sample, className }: { sample: Sample; className?: string }) => (
  <svg
    className={`bg-brand ${className ?? ''}`}
    viewBox="0 0 360 240"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <g transform={sample.id % 8 > 3 ? 'translate(360 0) scale(-1 1)' : undefined}>
      {shapes[sample.field]((sample.id * 17) % 40)}
    </g>
  </svg>
);
