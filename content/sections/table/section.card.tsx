import { plainText } from '#contract/html/plain-text.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { SectionOf } from '../definition.ts';
import { SectionFrame } from '../frame.card.tsx';

/** A table over the whole width. On narrow screens it scrolls sideways, also with the keys. */
export function TableSection({ section: { heading, table } }: { section: SectionOf<'table'> }) {
  const { sections: texts } = usePageTexts();
  if (plainText(table) === '') return null;
  return (
    <SectionFrame heading={heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard (WCAG 2.1.1) */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" aria-label={heading || texts.table} tabIndex={0} className="wide-table">
        <RichText html={table} headingLevel={heading ? 3 : 2} className="max-w-none" />
      </div>
    </SectionFrame>
  );
}
