export const fields = ['graphics', 'website', 'digital', 'marketing'] as const;
export type Field = (typeof fields)[number];

export interface Sample {
  id: number;
  name: string;
  field: Field;
  client: string;
  year: number;
  summary: string;
}

/** Placeholders for a template page; none of them is real work. */
export const samples: readonly Sample[] = [
  {
    id: 1,
    name: 'Signs for a harbour walk',
    field: 'graphics',
    client: 'Sample Harbour',
    year: 2026,
    summary: 'Placeholder for a set of signs that lead visitors from quay to quay.',
  },
  {
    id: 2,
    name: 'A shop without corners',
    field: 'website',
    client: 'Sample Store',
    year: 2026,
    summary: 'Placeholder for a shop whose shelves fit any screen.',
  },
  {
    id: 3,
    name: 'Weather for growers',
    field: 'digital',
    client: 'Sample Farms',
    year: 2025,
    summary: 'Placeholder for a small program that tells you when to water.',
  },
  {
    id: 4,
    name: 'One week of tea',
    field: 'marketing',
    client: 'Sample Tea House',
    year: 2025,
    summary: 'Placeholder for seven short letters about seven kinds of tea.',
  },
  {
    id: 5,
    name: 'Letters cut in lino',
    field: 'graphics',
    client: 'Sample Press',
    year: 2025,
    summary: 'Placeholder for an alphabet printed by hand.',
  },
  {
    id: 6,
    name: 'The library at night',
    field: 'website',
    client: 'Sample Library',
    year: 2024,
    summary: 'Placeholder for opening hours, a catalogue and a quiet reading mode.',
  },
  {
    id: 7,
    name: 'A map that listens',
    field: 'digital',
    client: 'Sample Town',
    year: 2024,
    summary: 'Placeholder for a map on which people mark what needs mending.',
  },
  {
    id: 8,
    name: 'Bread before six',
    field: 'marketing',
    client: 'Sample Bakery',
    year: 2024,
    summary: 'Placeholder for posters that only early risers see.',
  },
  {
    id: 9,
    name: 'Labels for forty jams',
    field: 'graphics',
    client: 'Sample Orchard',
    year: 2023,
    summary: 'Placeholder for labels that differ in one colour each.',
  },
  {
    id: 10,
    name: 'Timetable on a page',
    field: 'website',
    client: 'Sample Ferries',
    year: 2023,
    summary: 'Placeholder for a timetable that answers before it is asked.',
  },
  {
    id: 11,
    name: 'Counting swifts',
    field: 'digital',
    client: 'Sample Bird Society',
    year: 2023,
    summary: 'Placeholder for a count that anyone can join for a minute.',
  },
  {
    id: 12,
    name: 'The longest table',
    field: 'marketing',
    client: 'Sample Quarter',
    year: 2022,
    summary: 'Placeholder for an invitation to dinner across a whole street.',
  },
  {
    id: 13,
    name: 'Tickets to keep',
    field: 'graphics',
    client: 'Sample Theatre',
    year: 2022,
    summary: 'Placeholder for tickets too good to throw away.',
  },
  {
    id: 14,
    name: 'A door for every craft',
    field: 'website',
    client: 'Sample Guild',
    year: 2022,
    summary: 'Placeholder for a directory of workshops, sorted by what they smell of.',
  },
];

/** The three sections of a sample's own page; the same for all samples, since they are placeholders. */
export const placeholderTexts = {
  task:
    'In a case study, this paragraph describes the task: the client, the starting point, and the goal. Two or three ' +
    'sentences are enough.',
  way:
    'This paragraph describes the work, one decision after the other, each with its reason. A reader who skims it ' +
    'should learn what was tried, what was discarded, and why the result looks as it does.',
  outcome:
    'This paragraph describes the outcome, with numbers where there are any. As a placeholder, it only shows how ' +
    'much room a text of this length takes.',
} as const;
