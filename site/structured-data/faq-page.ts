import { plainText } from '#contract/html/plain-text.ts';
import { type Thing, thing } from './thing.ts';

/** Questions that a page answers, with HTML as answers; none without answers. */
export function faqPage(questions: readonly { name: string; description: string }[]): Thing[] {
  const answered = questions.flatMap(({ name, description }) => {
    const text = plainText(description);
    return text === '' ? [] : thing('Question', { name, acceptedAnswer: thing('Answer', { text }) });
  });
  return answered.length === 0 ? [] : [thing('FAQPage', { mainEntity: answered })];
}
