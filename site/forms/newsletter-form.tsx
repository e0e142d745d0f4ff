import { type FormEvent, useState } from 'react';
import { useHref } from 'react-router';
import { unconfirmedDays, unsubscribedDays } from '#contract/submissions/newsletter-days.ts';
import { Button } from '#ui/button.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { newsletterBox } from './newsletter-box.ts';
import { inTime, outcomeOf } from './no-response.ts';
import { errorOf, type FormOutcome } from './outcome.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SpamChecks } from './spam-checks.tsx';
import { useSubmission } from './use-submission.ts';

/**
 * The newsletter box. Without script, its page is rendered again with the outcome. With script, it sends in place and
 * without the router, so that a failing network does not replace the page.
 */
export function NewsletterForm({
  id,
  isOnEveryPage = false,
  pageAddress = '',
  sent,
}: {
  id: string;
  /** Whether it is on pages with their own forms and needs a distinguishing field. */
  isOnEveryPage?: boolean;
  /** Where it is sent without script; absent: to its page. */
  pageAddress?: string;
  sent?: FormOutcome;
}) {
  const { newsletter: texts, form: formTexts, privacy } = useTexts();
  const [answer, setAnswer] = useState<FormOutcome>();
  const [isBusy, setBusy] = useState(false);
  const outcome = answer ?? sent;
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  const error = errorOf(outcome, 'email');
  const address = useHref('/newsletter/request');

  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    setBusy(true);
    const body = new FormData(event.currentTarget);
    void outcomeOf(() => inTime(ask(address, body)), texts)
      .then(setAnswer)
      .finally(() => setBusy(false));
  };

  return (
    <form
      ref={form}
      method="post"
      action={`${pageAddress}#${id}-notice`}
      onSubmit={send}
      onFocus={onFocus}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap gap-2">
        <label htmlFor={`${id}-email`} className="sr-only">
          {texts.email}
        </label>
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={texts.email}
          defaultValue={sent?.values.email ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-notice` : undefined}
          className="newsletter-input"
        />
        <Button type="submit" aria-disabled={isBusy} className="max-w-full">
          {texts.go}
        </Button>
      </div>
      <PrivacyNotice text={privacy.subscription({ unsubscribedDays, unconfirmedDays })} />
      <SpamChecks id={id} />
      {isOnEveryPage ? <input type="hidden" {...newsletterBox} /> : null}
      <FormNotice
        id={`${id}-notice`}
        tone={isBusy ? undefined : outcome?.tone}
        text={outcome?.text}
        problemsLabel={formTexts.problems}
        problems={outcome?.errors.map(({ message }) => ({ fieldId: `${id}-email`, text: message }))}
        turn={turn}
      />
    </form>
  );
}

async function ask(address: string, body: FormData): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body });
  return response.json().catch(() => undefined);
}
