import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Calendar, Pin } from '#ui/page-icons.tsx';
import { DaySpan } from './day-span.card.tsx';

/** Place and dates of a fair, as far as they are known. */
export function FairFacts({ fair }: { fair: { place: string; startsOn: string; endsOn: string } }) {
  const { tradeFair: texts } = usePageTexts().types;
  if (fair.place === '' && fair.startsOn === '') return null;
  return (
    <ul className="flex flex-col gap-2 text-muted">
      {fair.place ? (
        <li className="flex items-start gap-3">
          <Pin className="mt-1 size-4.5 shrink-0 text-brand-ink" />
          <span className="sr-only">{texts.place}: </span>
          <ContentText>{fair.place}</ContentText>
        </li>
      ) : null}
      {fair.startsOn ? (
        <li className="flex items-start gap-3">
          <Calendar className="mt-1 size-4.5 shrink-0 text-brand-ink" />
          <span className="sr-only">{texts.dates}: </span>
          <DaySpan from={fair.startsOn} to={fair.endsOn} />
        </li>
      ) : null}
    </ul>
  );
}
