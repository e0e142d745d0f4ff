import { FormNotice } from '#ui/forms/form-notice.tsx';
import { wholeReferences } from '#ui/whole-references.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { FormOutcome } from './outcome.ts';

interface OutcomeNoticeProps {
  /** The beginning of the ids in the form. */
  form: string;
  outcome: FormOutcome | undefined;
  isBusy: boolean;
  turn: number;
}

/** The text of an outcome. In a chunk that forms have already: one more would be named in the first script of all pages. */
export const OutcomeText = ({ text }: Pick<FormOutcome, 'text'>) => wholeReferences(text);

/** The outcome of the form, with links to the fields that have errors. */
export function OutcomeNotice({ form, outcome, isBusy, turn }: OutcomeNoticeProps) {
  const { problems } = usePageTexts().form;
  return (
    <FormNotice
      id={`${form}-notice`}
      tone={isBusy ? undefined : outcome?.tone}
      text={outcome?.text && <OutcomeText text={outcome.text} />}
      problemsLabel={problems}
      problems={outcome?.errors.map((error) => ({ fieldId: `${form}-${error.field}`, text: error.message }))}
      turn={turn}
    />
  );
}
