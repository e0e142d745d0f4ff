import { formatDay } from '../reading/dates.ts';
import { useLanguage } from '../shell/use-language.ts';
import { InText } from '../texts/in-text.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';

/** A range of calendar days; one day if both are the same or the last is unknown. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  const { fairs: texts } = usePageTexts();
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
