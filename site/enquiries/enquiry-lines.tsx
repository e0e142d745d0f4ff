import type { MouseEvent } from 'react';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { errorOf, type FormOutcome } from '../forms/outcome.ts';
import { EnquiryLine } from './enquiry-line.tsx';
import { isBlankLine } from './enquiry-values.ts';
import type { EnquiryData } from './load-enquiry.server.ts';
import type { Row } from './use-lines.ts';

export interface EnquiryLinesProps {
  data: EnquiryData;
  rows: readonly Row[];
  outcome: FormOutcome | undefined;
  onRemove(key: number, event: MouseEvent): void;
  /** Absent: there is no room for another line. */
  onAdd: (() => void) | undefined;
}

/** The lines of an enquiry, and what of its address is none. */
export function EnquiryLines({ data, rows, outcome, onRemove, onAdd }: EnquiryLinesProps) {
  const { enquiry: texts } = usePageTexts();
  const error = errorOf(outcome, 'lines');
  return (
    <section id="enquiry-lines" tabIndex={-1} aria-labelledby="enquiry-lines-heading" className="scroll-mt-32">
      <h2 id="enquiry-lines-heading" className="section-heading">
        {texts.linesHeading}
      </h2>
      <p className="mt-3 text-muted">{texts.linesHelp}</p>
      {data.unreadable.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={index} className="mt-3 text-accent-ink">
          {texts.unreadable({ text })}
        </p>
      ))}
      {data.left > 0 ? <p className="mt-3 text-accent-ink">{texts.left({ count: data.left })}</p> : null}
      {error ? <p className="mt-3 font-medium text-danger">{error}</p> : null}
      <ul className="mt-5 flex flex-col gap-4">
        {rows.map(({ key, line }, index) => (
          <EnquiryLine
            key={key}
            index={index}
            line={line}
            product={data.products.find(({ id }) => id === line.productId)}
            errorOf={(field) => errorOf(outcome, field)}
            {...(rows.length > 1 && !isBlankLine(line) ? { onRemove: (event) => onRemove(key, event) } : {})}
          />
        ))}
      </ul>
      {onAdd ? (
        <button type="button" onClick={onAdd} className={`${buttonClass('outline')} needs-script mt-4`}>
          {texts.addLine}
        </button>
      ) : null}
    </section>
  );
}
