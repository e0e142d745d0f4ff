import { formatDay } from '#site/reading/dates/dates.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { InText } from '#site/texts/in-text.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';

/** A range of calendar days; one day if both are the same or the last is unknown. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  const { tradeFair: texts } = usePageTexts().types;
  if (from === '') return null;
  return (
    <span>
      {to === '' || to === from ? (
        <Day day={from} />
      ) : (
        <InText
          text={(first, last) => texts.span({ from: first, to: last })}
          elements={[<Day key="from" day={from} />, <Day key="to" day={to} />]}
        />
      )}
    </span>
  );
}

function Day({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <time dateTime={day} suppressHydrationWarning>
      {formatDay(day, language) || day}
    </time>
  );
}
