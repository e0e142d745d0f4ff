import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { attachmentSize, maxAttachmentBytes } from '#contract/submissions/enquiry-terms.ts';
import { retention } from '#contract/submissions/retention.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/forms/field.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { cvTypes } from '../constants.ts';
import { faultOf } from '../forms/cv-file.ts';
import { errorOf } from '../forms/outcome.ts';
import { OutcomeText } from '../forms/outcome-notice.tsx';
import { PrivacyNotice } from '../forms/privacy-notice.tsx';
import { SpamChecks } from '../forms/spam-checks.tsx';
import { UploadProgress } from '../forms/upload-progress.tsx';
import { useHas } from '../shell/use-has.ts';
import type { EnquiryOutcome } from './enquiry-outcome.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { EnquiryContact, EnquiryTerms } from './enquiry-terms.tsx';
import { EnquiryLines } from './lines/enquiry-lines.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  data: EnquiryData;
  /** The outcome of the form without script, also of the buttons that change its lines. */
  sent?: EnquiryOutcome | undefined;
  /** Where it is sent without script, on a page that has other content; absent: it has a page of its own. */
  address?: string;
}

/** The form of an enquiry. */
export function EnquiryForm({ data, sent, address }: EnquiryFormProps) {
  const { enquiry: texts, form: formTexts, formPrivacy } = usePageTexts();
  const enquiry = useEnquiry(data, sent, address);
  const { outcome, values, isBusy, turn } = enquiry;
  const isSent = outcome?.tone === 'success';
  return (
    <>
      <FormNotice
        id="enquiry-notice"
        tone={isBusy ? undefined : outcome?.tone}
        text={outcome?.text && <OutcomeText text={outcome.text} />}
        problemsLabel={formTexts.problems}
        problems={outcome?.errors.map(({ field, message }) => ({ fieldId: `enquiry-${field}`, text: message }))}
        turn={turn}
      />
      {isSent ? <EnquirySent values={outcome.values} products={enquiry.products} /> : null}
      {isSent ? null : (
        <form
          noValidate
          ref={enquiry.form}
          method="post"
          action={`${enquiry.page}#enquiry-notice`}
          encType="multipart/form-data"
          onSubmit={enquiry.onSubmit}
          onFocus={enquiry.onFocus}
          onInput={enquiry.save}
          className="enquiry-form mt-6 flex flex-col gap-10"
        >
          {/* The button of the Enter key: the first one of the form. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
            {texts.send}
          </button>
          <EnquiryLines data={data} enquiry={enquiry} />
          <section aria-labelledby="enquiry-terms" className="flex flex-col gap-5">
            <h2 id="enquiry-terms" className="section-heading">
              {texts.termsHeading}
            </h2>
            <EnquiryTerms outcome={outcome} values={values} countries={data.countries} />
            <Attachment
              form={enquiry.form}
              error={errorOf(outcome, 'file') ?? (values.fileName ? texts.fileAgain : undefined)}
            />
          </section>
          <section aria-labelledby="enquiry-contact" className="flex flex-col gap-5">
            <h2 id="enquiry-contact" className="section-heading">
              {texts.contactHeading}
            </h2>
            <p className="text-muted">{texts.required}</p>
            <EnquiryContact outcome={outcome} values={values} />
          </section>
          <PrivacyNotice text={formPrivacy.message({ months: retention.messageMonths })} />
          <SpamChecks id="enquiry" />
          <input type="hidden" name="key" value={enquiry.key} />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? texts.sending : texts.send}
            </Button>
            <UploadProgress percent={enquiry.percent} />
          </div>
        </form>
      )}
    </>
  );
}

/** Another backend takes no attachment. */
function Attachment({ form, error }: { form: RefObject<HTMLFormElement | null>; error: string | undefined }) {
  const { enquiry: texts } = usePageTexts();
  const [fault, setFault] = useState<string>();
  const has = useHas('enquiries');
  const check = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const found = file && faultOf(file, maxAttachmentBytes) ? texts.fileFault(attachmentSize) : '';
    input.setCustomValidity(found);
    setFault(found || undefined);
  };
  // The visitor may have chosen a file before hydration.
  const adopt = useEffectEvent(() => {
    const input = form.current?.elements.namedItem('file');
    if (input instanceof HTMLInputElement) check(input);
  });
  useEffect(() => adopt(), []);
  if (!has) return null;
  return (
    <FileField
      id="enquiry-file"
      name="file"
      label={texts.file(attachmentSize)}
      accept={cvTypes.join(',')}
      error={error}
      fault={fault}
      onChange={({ currentTarget }) => check(currentTarget)}
    />
  );
}
