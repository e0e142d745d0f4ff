/** The day of a timestamp in a time zone, in the specification's format `DD MMM, yyyy`. */
export function shownDay(moment: string, timeZone: string): string {
  const { day, month, year } = partsOf(moment, timeZone);
  return `${day} ${month}, ${year}`;
}

/** The day and time, `DD MMM, yyyy, h:mm a`. */
export function shownMoment(moment: string, timeZone: string): string {
  const { hour, minute, dayPeriod = '' } = partsOf(moment, timeZone);
  return `${shownDay(moment, timeZone)}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}

function partsOf(moment: string, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const written = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return Object.fromEntries(written.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}
