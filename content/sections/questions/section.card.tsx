import { QuestionList } from '#content/faq/question-list.card.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { SectionOf } from '../definition.ts';
import { SideFrame } from '../frame.card.tsx';

/** Questions with their answers beside the heading. */
export function QuestionsSection({ section: { heading, questions } }: { section: SectionOf<'questions'> }) {
  const { faq: texts } = usePageTexts().types;
  if (questions.length === 0) return null;
  return (
    <SideFrame heading={heading}>
      <QuestionList questions={questions} label={texts.list} headingLevel={heading ? 3 : 2} />
    </SideFrame>
  );
}
