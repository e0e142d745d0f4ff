import type { ContentLanguage } from '../content-language.tsx';

/** A drawing for a missing picture; `variant` changes it a little so that neighbours differ. */
export function Placeholder({
  label,
  variant = 0,
  className = '',
  ...language
}: {
  /** Absent or '': it is decorative. */
  label?: string;
  variant?: number;
  className?: string;
} & ContentLanguage) {
  const shift = (variant % 4) * 46;
  return (
    <svg
      className={`bg-sunken text-line-strong ${className}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      {...language}
      aria-hidden={label ? undefined : true}
    >
      <circle cx={96 + shift} cy="92" r="30" fill="currentColor" opacity="0.5" />
      <path d={`M-20 300 L${110 + shift} 150 L${230 + shift} 300 Z`} fill="currentColor" opacity="0.55" />
      <path d={`M${90 + shift} 300 L${250 + shift / 2} 186 L430 300 Z`} fill="currentColor" opacity="0.85" />
    </svg>
  );
}
