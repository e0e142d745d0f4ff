import type { MouseEvent } from 'react';
import { errorOf } from '#site/forms/outcome.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { EnquiryParts } from '../enquiry-parts.tsx';
import { EnquiryTools } from '../enquiry-tools.tsx';
import { isBlankLine } from '../enquiry-values.ts';
import type { EnquiryData } from '../load-enquiry.server.ts';
import type { useEnquiry } from '../use-enquiry.ts';
import { EnquiryLine } from './enquiry-line.tsx';
import type { Row } from './use-lines.ts';

/** The lines of an enquiry, and what of its address is none. */
export function EnquiryLines({ data, enquiry }: { data: EnquiryData; enquiry: ReturnType<typeof useEnquiry> }) {
  const { enquiry: texts } = usePageTexts();
  const { rows, outcome } = enquiry;
  const removing = (row: Row) => (event: MouseEvent) => {
    event.preventDefault();
    enquiry.remove(row);
  };
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
      <EnquiryParts enquiry={enquiry} />
      <ul className="mt-5 flex flex-col gap-4">
        {rows.map((row, index) => (
          <EnquiryLine
            key={row.key}
            index={index}
            line={row.line}
            view={row.view}
            page={enquiry.page}
            product={enquiry.products.find(({ id }) => id === row.line.productId)}
            errorOf={(field) => errorOf(outcome, field)}
            onTake={(value) => void enquiry.listed.take(row, index, value)}
            {...(rows.length > 1 && !isBlankLine(row.line) && { onRemove: removing(row) })}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {enquiry.canAdd ? (
          <button type="button" onClick={enquiry.add} className={`${buttonClass('outline')} needs-script`}>
            {texts.addLine}
          </button>
        ) : null}
        <EnquiryTools askedNow={enquiry.askedNow} onClear={enquiry.clear} />
      </div>
    </section>
  );
}
