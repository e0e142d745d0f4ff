import { listPageOf } from '#content/pages.ts';
import type { SectionOf } from '#content/sections/definition.ts';
import type { LoadedOf } from '#content/sections/loaded.ts';
import type { SiteServices } from '#site/context.ts';
import { withoutAlt } from '#site/loading/entries/cards.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { cutText } from '#site/reading/text/cut-text.ts';

/** As many characters as the three lines of a large tile have. */
const textLength = 160;

/** The entries of a section with short texts and with dates in the company's time zone. */
export async function loadEntries(section: SectionOf<'entries'>, services: SiteServices): Promise<LoadedOf<'entries'>> {
  const timeZone = await timeZoneOf(services);
  const entries = section.entries.map((entry) => ({
    ...entry,
    text: shortened(entry.text),
    date: entry.date.includes('T') ? inZone(entry.date, timeZone) : entry.date,
    image: withoutAlt(entry.image),
    logo: withoutAlt(entry.logo),
  }));
  return { ...section, entries, listUrl: listPageOf(section.type) };
}

function shortened(text: string): string {
  const { shown, cut } = cutText(text, textLength);
  // Between words, in scripts that have spaces.
  return cut ? `${shown.replace(/\s\S{0,30}$/u, '')}…` : text;
}
