import { formatDay } from '#site/reading/dates/dates.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { InText } from '#site/texts/in-text.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { Calendar } from '#ui/page-icons.tsx';

/** Until when a certificate is or was valid; nothing for one without an end. */
export function Validity({ until, hasExpired }: { until: string; hasExpired: boolean }) {
  const { certificate: texts } = usePageTexts().types;
  const day = formatDay(until, useLanguage());
  if (day === '') return null;
  return (
    <p className="flex items-center gap-2.5 font-semibold text-accent-ink">
      <Calendar className="size-4.5 shrink-0" />
      <span>
        <InText
          text={(day) => (hasExpired ? texts.wasValidUntil({ day }) : texts.validUntil({ day }))}
          elements={[
            <time key="day" dateTime={until} suppressHydrationWarning>
              {day}
            </time>,
          ]}
        />
      </span>
    </p>
  );
}
