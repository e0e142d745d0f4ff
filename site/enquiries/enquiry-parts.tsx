import { type MouseEvent, useState } from 'react';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { errorOf } from '../forms/outcome.ts';
import type { ListResult } from './enquiry-outcome.ts';
import type { useEnquiry } from './use-enquiry.ts';

/** The box for a pasted list, and what became of it. */
export function EnquiryParts({ enquiry }: { enquiry: ReturnType<typeof useEnquiry> }) {
  const { enquiry: texts } = usePageTexts();
  const { listed, outcome, values, page } = enquiry;
  const error = errorOf(outcome, 'parts');
  const [isOpen] = useState(values.parts !== undefined || listed.list.result?.error !== undefined);
  const isBusy = listed.running === 'addParts';
  const add = (event: MouseEvent) => {
    event.preventDefault();
    void listed.add();
  };
  return (
    <>
      <details
        open={isOpen || error !== undefined}
        className="group mt-5 rounded-xl border border-line bg-raised print:hidden"
      >
        <summary
          className={
            'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-medium ' +
            'sm:px-5'
          }
        >
          {texts.parts}
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col items-start gap-4 px-4 pb-5 sm:px-5">
          <p className="text-muted">{texts.partsHelp}</p>
          <div className="w-full">
            <TextArea
              id="enquiry-parts"
              name="parts"
              label={texts.partsLabel}
              error={error}
              defaultValue={values.parts ?? ''}
              rows={7}
              dir="auto"
              spellCheck={false}
              autoComplete="off"
              translate="no"
            />
          </div>
          <Button
            type="submit"
            look="outline"
            name="addParts"
            value="1"
            formNoValidate
            formAction={`${page}#enquiry-list-notice`}
            onClick={add}
            aria-disabled={isBusy}
          >
            {isBusy ? texts.addingParts : texts.addParts}
          </Button>
        </div>
      </details>
      {listed.list.result ? <ListNotice result={listed.list.result} turn={listed.list.turn} /> : null}
    </>
  );
}

/** It takes the focus when it appears, so it is announced without a live region before it. */
function ListNotice({ result, turn }: { result: ListResult; turn: number }) {
  const { enquiry: texts, form: formTexts } = usePageTexts();
  const isFilled = result.error === undefined && result.added > 0;
  return (
    <div className="mt-4">
      <FormNotice
        id="enquiry-list-notice"
        tone={isFilled ? 'success' : 'failure'}
        text={result.error ?? texts.partsAdded({ count: result.added })}
        problemsLabel={formTexts.problems}
        turn={turn}
      >
        {result.missing > 0 ? <p className="mt-1">{texts.partsMissing({ count: result.missing })}</p> : null}
        {result.left > 0 ? <p className="mt-1">{texts.partsLeft({ count: result.left })}</p> : null}
        {result.skipped.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <p key={index} className="mt-1 wrap-anywhere">
            {texts.partsSkipped({ text })}
          </p>
        ))}
      </FormNotice>
    </div>
  );
}
