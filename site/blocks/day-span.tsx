import { formatDay } from '../reading/dates.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';

/** A range of calendar days; one day if both are the same or the last is unknown. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  const { fairs: texts } = usePageTexts();
  if (from === '') return null;
  return (
    <span>
      <Day day={from} />
      {to !== '' && to !== from ? (
        <>
          {` ${texts.to} `}
          <Day day={to} />
        </>
      ) : null}
    </span>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day) || day}</time>;
