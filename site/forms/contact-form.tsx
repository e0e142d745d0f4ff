import type { FormEvent } from 'react';
import { useFetcher, useHref } from 'react-router';
import { retention } from '#contract/submissions/retention.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { errorOf, type FormOutcome } from './outcome.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SpamChecks } from './spam-checks.tsx';
import { useSubmission } from './use-submission.ts';

const limits = { name: 120, email: 254, mobile: 40, subject: 200, message: 5_000 } as const;

/**
 * "Write a Message". `subject`: the suggested subject. `sent` is the outcome if the form was sent without script, to
 * `address` (absent: the contact page).
 */
export function ContactForm({ subject, sent, address }: { subject: string; sent?: FormOutcome; address?: string }) {
  const { contact: texts, formPrivacy } = usePageTexts();
  const fetcher = useFetcher<FormOutcome>();
  const ownPage = useHref('/contact');
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? sent;
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  // Success clears the form.
  const suggested = outcome?.tone === 'success' ? '' : subject.slice(0, limits.subject);
  const field = (name: keyof typeof limits) => ({
    id: `contact-${name}`,
    name,
    label: texts[name],
    maxLength: limits[name],
    error: errorOf(outcome, name),
    defaultValue: sent?.values[name] ?? '',
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    void fetcher.submit(event.currentTarget, { method: 'post', action: '/contact' });
  };
  return (
    <form
      ref={form}
      method="post"
      action={`${address ?? ownPage}#contact-notice`}
      noValidate
      onSubmit={send}
      onFocus={onFocus}
      className="flex flex-col gap-6"
    >
      <OutcomeNotice form="contact" outcome={outcome} isBusy={isBusy} turn={turn} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('mobile')} type="tel" autoComplete="tel" />
        <TextField {...field('subject')} defaultValue={sent ? (sent.values.subject ?? '') : suggested} />
        <TextArea {...field('message')} rows={6} wide />
      </div>
      <PrivacyNotice text={formPrivacy.message({ months: retention.messageMonths })} />
      <SpamChecks id="contact" />
      <Button type="submit" className="self-start" aria-disabled={isBusy}>
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
