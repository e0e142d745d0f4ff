import type { PageTexts } from './use-page-texts.ts';

/** A range of years, or one year. */
export const yearSpan = ({ years }: PageTexts, from: number, to: number): string =>
  from === to ? years.year({ year: from }) : years.span({ from, to });
