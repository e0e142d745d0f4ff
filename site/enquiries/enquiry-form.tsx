import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { retention } from '#contract/submissions/retention.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/field.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { cvTypes } from '../constants.ts';
import { faultOf } from '../forms/cv-file.ts';
import { errorOf, type FormOutcome } from '../forms/outcome.ts';
import { PrivacyNotice } from '../forms/privacy-notice.tsx';
import { SpamChecks } from '../forms/spam-checks.tsx';
import { UploadProgress } from '../forms/upload-progress.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { useUpload } from '../forms/use-upload.ts';
import { useHas } from '../shell/use-has.ts';
import { enquiryPath } from './enquiry-address.ts';
import { EnquiryLines } from './enquiry-lines.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { EnquiryContact, EnquiryTerms } from './enquiry-terms.tsx';
import { typedLines } from './enquiry-values.ts';
import type { EnquiryData } from './load-enquiry.server.ts';
import { useDraft } from './use-draft.ts';
import { type Row, useLines } from './use-lines.ts';

/** The form of an enquiry. `sent`: the outcome of the form without script, also of the button that removes a line. */
export function EnquiryForm({ data, sent }: { data: EnquiryData; sent?: FormOutcome }) {
  const { enquiry: texts, form: formTexts, formPrivacy } = usePageTexts();
  const { search } = useLocation();
  const page = useHref(enquiryPath + search);
  const { answer, percent, send } = useUpload(useHref(`${enquiryPath}/send`), texts);
  const isBusy = percent !== undefined;
  const outcome = answer ?? (sent?.text ? sent : undefined);
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  const values = sent?.values ?? {};
  const lines = useLines(sent ? typedLines(values) : data.lines);
  const [key, setKey] = useState(values.key ?? data.key);
  // Errors name lines by their place.
  const [changedIn, setChangedIn] = useState<number>();
  const draft = useDraft({
    form,
    address: search,
    isFilled: sent !== undefined,
    onLines: (stored, storedKey) => {
      lines.replace(stored);
      if (storedKey !== undefined) setKey(storedKey);
    },
  });
  const isSent = outcome?.tone === 'success';

  const onOutcome = useEffectEvent(() => {
    if (isSent) draft.clear();
    else if (answer?.values.key !== undefined) setKey(answer.values.key);
  });
  useEffect(() => {
    if (outcome) onOutcome();
  }, [outcome]);
  const onRows = useEffectEvent((rows: readonly Row[]) => {
    if (rows.length > 0 && changedIn !== undefined) draft.save();
  });
  useEffect(() => onRows(lines.rows), [lines.rows]);

  const errors = outcome?.errors.filter(({ field }) => changedIn !== turn || !field.startsWith('lines.')) ?? [];
  const shown = outcome && { ...outcome, errors };
  const change = (run: () => void) => {
    run();
    setChangedIn(turn);
  };
  const sendInPlace = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    draft.save();
    send(event.currentTarget);
  };

  return (
    <>
      <FormNotice
        id="enquiry-notice"
        tone={isBusy ? undefined : outcome?.tone}
        text={outcome?.text}
        problemsLabel={formTexts.problems}
        problems={errors.map(({ field, message }) => ({ fieldId: `enquiry-${field}`, text: message }))}
        turn={turn}
      />
      {isSent ? <EnquirySent values={outcome.values} products={data.products} /> : null}
      {isSent ? null : (
        <form
          ref={form}
          method="post"
          action={`${page}#enquiry-notice`}
          encType="multipart/form-data"
          onSubmit={sendInPlace}
          onFocus={onFocus}
          onInput={draft.save}
          className="mt-6 flex flex-col gap-10"
        >
          {/* The button of the Enter key: the first one of the form. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
            {texts.send}
          </button>
          <EnquiryLines
            data={data}
            rows={lines.rows}
            outcome={shown}
            onRemove={(rowKey, event: MouseEvent) => {
              event.preventDefault();
              change(() => lines.remove(rowKey));
            }}
            onAdd={lines.canAdd ? () => change(lines.add) : undefined}
          />
          <section aria-labelledby="enquiry-terms" className="flex flex-col gap-5">
            <h2 id="enquiry-terms" className="section-heading">
              {texts.termsHeading}
            </h2>
            <EnquiryTerms outcome={shown} values={values} countries={data.countries} />
            <Attachment error={errorOf(shown, 'file') ?? (values.fileName ? texts.fileAgain : undefined)} />
          </section>
          <section aria-labelledby="enquiry-contact" className="flex flex-col gap-5">
            <h2 id="enquiry-contact" className="section-heading">
              {texts.contactHeading}
            </h2>
            <p className="text-muted">{texts.required}</p>
            <EnquiryContact outcome={shown} values={values} />
          </section>
          <PrivacyNotice text={formPrivacy.message({ months: retention.messageMonths })} />
          <SpamChecks id="enquiry" />
          <input type="hidden" name="key" value={key} />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? texts.sending : texts.send}
            </Button>
            <UploadProgress percent={percent} />
          </div>
        </form>
      )}
    </>
  );
}

/** Another backend takes no attachment. */
function Attachment({ error }: { error: string | undefined }) {
  const { enquiry: texts } = usePageTexts();
  const [fault, setFault] = useState<string>();
  const has = useHas('enquiries');
  const check = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    const found = file && faultOf(file) ? texts.fileFault : '';
    input.setCustomValidity(found);
    setFault(found || undefined);
  };
  if (!has) return null;
  return (
    <FileField
      id="enquiry-file"
      name="file"
      label={texts.file}
      accept={cvTypes.join(',')}
      error={error}
      fault={fault}
      onChange={check}
    />
  );
}
