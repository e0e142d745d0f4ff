import { peopleReports } from './people-reports.ts';

/** A table of numbers: the first column is text, the others are numbers aligned to the right. */
export interface Table {
  caption: string;
  head: string[];
  rows: string[][];
}

/** The content of a report: each page has a heading, paragraphs and, if given, a table and bars. */
export interface ReportText {
  file: string;
  title: string;
  subtitle: string;
  issued: string;
  pages: { heading: string; paragraphs: string[]; table?: Table; bars?: { label: string; value: number }[] }[];
}

const companies = ['Spinning', 'Weaving', 'Tile works', 'Sackworks', 'Glass', 'Tinworks', 'Pipe systems', 'Quayline'];

const byCompany = (turnover: number[], people: number[], names = companies): string[][] => {
  const sum = (list: number[]) => String(list.reduce((total, each) => total + each, 0));
  const rows = names.map((name, place) => [name, String(turnover[place]), String(people[place])]);
  return [...rows, ['Group', sum(turnover), sum(people)]];
};

const annual = (
  year: number,
  turnover: number[],
  people: number[],
  opening: string[],
  outlook: string[],
): ReportText => ({
  file: `annual-report-${year}`,
  title: `Annual report ${year}`,
  subtitle: 'Eight companies, one by one',
  issued: `Matosinhos, March ${year + 1}`,
  pages: [
    {
      heading: `The year ${year}`,
      paragraphs: opening,
      table: {
        caption: 'Turnover and people by company',
        head: ['Company', 'Million euros', 'People'],
        rows: byCompany(turnover, people),
      },
    },
    {
      heading: 'Where the turnover comes from',
      paragraphs: outlook,
      bars: companies.map((label, place) => ({ label, value: turnover[place] ?? 0 })),
    },
  ],
});

const environment: ReportText = {
  file: 'environment-report-2025',
  title: 'Environment report 2025',
  subtitle: 'Energy, water, waste',
  issued: 'Matosinhos, April 2026',
  pages: [
    {
      heading: 'What we took and what we gave back',
      paragraphs: [
        'Bought energy fell for the third year, by 4.3 percent to 381 gigawatt-hours. Two fifths of the saving come ' +
          'from the relined glass furnace, one fifth from the sun on our roofs, and the rest from a great many small ' +
          'things: valves, lamps, lids, and a habit of switching off.',
        'On waste from the tile works we are a year behind our plan. The mill that grinds broken tile for terrazzo ' +
          'arrived in November instead of January; 1,900 tonnes went to landfill that should not have.',
      ],
      table: {
        caption: 'The group, all nine sites',
        head: ['', '2023', '2024', '2025'],
        rows: [
          ['Bought energy, GWh', '412', '398', '381'],
          ['Own solar power, GWh', '5.1', '12.8', '13.4'],
          ['Water drawn, million m³', '1.91', '1.74', '1.58'],
          ['Water used again, percent', '38', '46', '55'],
          ['Waste to landfill, thousand tonnes', '6.4', '4.6', '3.2'],
          ['Carbon dioxide, thousand tonnes', '96', '91', '86'],
        ],
      },
    },
    {
      heading: 'What comes next',
      paragraphs: [
        'In 2026 the second kiln in Aveiro begins to burn a share of hydrogen, and the round between Guimarães, ' +
          'Famalicão and Leixões is driven electrically. Together they are to save 900 tonnes of carbon dioxide in ' +
          'their first year.',
        'By 2035 we want to buy half the energy of 2023. The bars show bought energy in gigawatt-hours: three years ' +
          'measured, and two that we have promised.',
      ],
      bars: [
        { label: '2023', value: 412 },
        { label: '2024', value: 398 },
        { label: '2025', value: 381 },
        { label: '2030 (aim)', value: 295 },
        { label: '2035 (aim)', value: 206 },
      ],
    },
  ],
};

const water: ReportText = {
  file: 'water-balance-2025',
  title: 'Water balance 2025',
  subtitle: 'The dye house in Vila Nova de Famalicão',
  issued: 'Vila Nova de Famalicão, February 2026',
  pages: [
    {
      heading: 'From the river and back',
      paragraphs: [
        'Of each cubic metre that the dye house used in 2025, 550 litres had been used before. The rest came from our ' +
          'two wells and, in eleven weeks of spring, from the river Pelhe. Between June and September nothing was ' +
          'taken from the river at all.',
        'Samples are drawn daily and tested in our laboratory; the municipality tests them again every fortnight.',
      ],
      table: {
        caption: 'Thousand cubic metres',
        head: ['Quarter', 'Fresh', 'Used again', 'Given back'],
        rows: [
          ['January to March', '86', '92', '79'],
          ['April to June', '81', '98', '74'],
          ['July to September', '70', '101', '63'],
          ['October to December', '83', '100', '76'],
          ['Year', '320', '391', '292'],
        ],
      },
    },
  ],
};

export const reportTexts: ReportText[] = [
  annual(
    2025,
    [78, 91, 64, 38, 57, 46, 27, 11],
    [612, 548, 431, 377, 402, 318, 246, 206],
    [
      'Turnover rose by 5.4 percent to 412 million euros. Seven of eight companies grew; the sackworks lost two ' +
        'million to the storm of May.',
      'The profit after tax was 21.6 million euros. Three quarters stay in the works, 2 million go to the employees’ ' +
        'trust and 3.4 million to the family. Every employee receives 610 euros in April.',
    ],
    [
      'Seventy-one percent of the turnover was made abroad, in 43 countries. Germany remains the largest market with 74 ' +
        'million euros, followed by France with 61 and the United States with 38.',
      'In 2026 we invest 34 million euros: in the burners of kiln two, a second membrane plant for the dye house and 48 ' +
        'places in the training school.',
    ],
  ),
  annual(
    2024,
    [75, 85, 61, 40, 54, 43, 24, 9],
    [604, 531, 418, 381, 396, 309, 229, 194],
    [
      'Turnover rose by 4.5 percent to 391 million euros. The new weaving shed opened in January with 48 looms and was ' +
        'full by June.',
      'The profit after tax was 19.2 million euros. With the roof of the glass works, the last of nine sites went on ' +
        'the grid: our panels made 12.8 gigawatt-hours.',
    ],
    [
      'Sixty-nine percent of the turnover was made abroad. Cloth passed yarn as the largest part of it for the second ' +
        'year running.',
      'Investment was 41 million euros, the highest in our history, most of it in the weaving shed and the roofs.',
    ],
  ),
  annual(
    2023,
    [74, 79, 60, 38, 52, 41, 22, 8],
    [611, 495, 409, 379, 390, 301, 221, 181],
    [
      'Turnover rose by 2.1 percent to 374 million euros in a year of dear gas and careful customers. No one was laid ' +
        'off.',
      'The profit after tax was 14.8 million euros. The plant that treats the water of the dye house has run since May.',
    ],
    [
      'Sixty-eight percent of the turnover was made abroad. The export office moved to Matosinhos in February, under ' +
        'one roof with those who ship.',
      'Investment was 33 million euros. The last of 62,400 spindles was renewed in September.',
    ],
  ),
  environment,
  water,
  ...peopleReports,
];
