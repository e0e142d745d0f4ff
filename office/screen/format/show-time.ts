/** Formats moments in the company's time zone. */
export function timeWriter(timeZone: string, language = 'en-GB') {
  const full = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' });
  return {
    /** `21 Nov 2026, 14:05` */
    full: (iso: string) => full.format(new Date(iso)),
    /** `21 Nov 2026` */
    day: (iso: string) => day.format(new Date(iso)),
    /** `14:05` */
    time: (iso: string) => clock.format(new Date(iso)),
    /** The time for a moment of today, otherwise the day. */
    brief: (iso: string, now: Date) => {
      const date = new Date(iso);
      return day.format(date) === day.format(now) ? clock.format(date) : day.format(date);
    },
  };
}

export type TimeWriter = ReturnType<typeof timeWriter>;
