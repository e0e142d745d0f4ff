import { QuestionList } from '#content/faq/question-list.card.tsx';
import type { SectionOf } from '#content/sections/definition.ts';
import { SideFrame } from '#content/sections/frame.card.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';

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
