import { useFetcher } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { FormOutcome } from './outcome.ts';
import { useSubmission } from './use-submission.ts';

/** The button that uses the token of a newsletter mail; without a token there is no button. */
export function TokenForm({
  action,
  token,
  text,
  button,
  sent,
}: {
  action: string;
  token: string;
  text: string;
  button: string;
  sent?: FormOutcome;
}) {
  const { newsletterLinks, form: formTexts } = usePageTexts();
  const fetcher = useFetcher<FormOutcome>();
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? sent;
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  const isDone = outcome?.tone === 'success';
  const isLinkBad = token === '' && !outcome;
  return (
    <div className="flex max-w-prose flex-col gap-6">
      {isDone || isLinkBad ? null : <p className="text-lg">{text}</p>}
      <FormNotice
        id="newsletter-outcome"
        tone={isLinkBad ? 'failure' : outcome?.tone}
        text={isLinkBad ? newsletterLinks.badLink : outcome?.text}
        problemsLabel={formTexts.problems}
        turn={turn}
      />
      {isDone || token === '' ? null : (
        <fetcher.Form ref={form} method="post" action={action} onSubmit={onSubmit} onFocus={onFocus}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" aria-disabled={isBusy}>
            {button}
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
