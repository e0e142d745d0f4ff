import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { type YearRange, yearMarks } from '#site/reading/dates/year-range.ts';
import { pageAddress } from '#site/reading/paging.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { yearSpan } from '#site/texts/year-span.ts';
import { buttonClass } from '#ui/button.tsx';
import { RangeSlider } from '#ui/range/range-slider.tsx';

/** Filters the news by year: immediately with script, by its button without. */
export function YearFilter({ span, range, found }: { span: YearRange; range: YearRange | undefined; found: number }) {
  const pageTexts = usePageTexts();
  const { years: texts } = pageTexts;
  const navigate = useNavigate();
  const { from, to } = range ?? span;
  const [moving, setMoving] = useState<{ lower: number; upper: number }>();
  const written = yearSpan(pageTexts, moving?.lower ?? from, moving?.upper ?? to);

  const show = ({ lower, upper }: { lower: number; upper: number }) => {
    setMoving(undefined);
    const isAll = lower === span.from && upper === span.to;
    const address = pageAddress('/news', 1, isAll ? {} : { from: lower, to: upper });
    void navigate(address, { replace: true, preventScrollReset: true });
  };

  return (
    <Form
      action="/news"
      className="mb-10 rounded-2xl border border-line bg-sunken px-5 py-5 sm:px-7 print:hidden"
      replace
    >
      <fieldset className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[auto_1fr_auto]">
        <legend className="sr-only">{texts.legend}</legend>
        <p className="flex flex-col md:w-40">
          <span aria-hidden="true" className="text-sm text-muted">
            {texts.legend}
          </span>
          <span className="font-display text-xl font-bold tabular-nums">{written}</span>
        </p>
        <RangeSlider
          min={span.from}
          max={span.to}
          step={1}
          mayBeEqual
          lower={from}
          upper={to}
          labels={texts}
          names={{ lower: 'from', upper: 'to' }}
          textOf={(year) => texts.year({ year: Number(year) })}
          marks={yearMarks(span).map((year) => texts.year({ year }))}
          onInput={setMoving}
          onChange={show}
        />
        <div className="flex flex-wrap gap-2">
          {/* With script, moving an end applies it immediately. */}
          <div className="hidden noscript:block">
            <button type="submit" className={buttonClass('outline')}>
              {texts.show}
            </button>
          </div>
          {range ? (
            <SiteLink href="/news" className="more-link px-3">
              {texts.all}
            </SiteLink>
          ) : null}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {texts.found({ count: found, years: yearSpan(pageTexts, from, to) })}
      </p>
    </Form>
  );
}
