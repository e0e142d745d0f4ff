import { useId } from 'react';
import type { SectionOf } from '#content/sections/definition.ts';
import { SectionFrame } from '#content/sections/frame.card.tsx';
import { plainText } from '#contract/html/plain-text.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { RichText } from '#ui/rich-text.tsx';

/** A table over the whole width. On narrow screens it scrolls sideways, also with the keys. */
export function TableSection({ section: { heading, table } }: { section: SectionOf<'table'> }) {
  const { sections: texts } = usePageTexts();
  const id = useId();
  const label = heading ? { 'aria-labelledby': id } : { 'aria-label': texts.table };
  if (plainText(table) === '') return null;
  return (
    <SectionFrame heading={heading} headingId={id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" {...label} tabIndex={0} className="wide-table">
        <RichText html={table} headingLevel={heading ? 3 : 2} className="max-w-none" />
      </div>
    </SectionFrame>
  );
}
