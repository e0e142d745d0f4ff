import type { ReportText } from './report-texts.ts';

export const peopleReports: ReportText[] = [
  {
    file: 'code-of-conduct-2026',
    title: 'Code of conduct',
    subtitle: 'Nine sentences for nine sites',
    issued: 'Second edition, January 2026',
    pages: [
      {
        heading: 'The nine sentences',
        paragraphs: [
          '1. No one is hurt at work. 2. No one is made small. 3. We pay what was agreed, on the day agreed.',
          '4. We take no presents above 25 euros and give none. 5. No child works for us or for those who supply us.',
          '6. Those who speak up are thanked. 7. What we measure, we write down as it was. 8. We leave water, air and ' +
            'soil no worse than we found them. 9. When we are wrong we say so first.',
          'These sentences were written by 22 people from all nine sites. They hold for everyone who works here and ' +
            'for everyone who sells to us; 640 suppliers have signed them.',
        ],
        table: {
          caption: 'Where to turn',
          head: ['Matter', 'Answer within'],
          rows: [
            ['Safety: the person in charge of the shift', 'at once'],
            ['Pay and hours: works council of the site', '3 days'],
            ['Treatment: people office, or the ombudswoman', '5 days'],
            ['Money and presents: director of finance', '5 days'],
            ['Without a name: the letter box at each gate', '10 days'],
          ],
        },
      },
    ],
  },
  {
    file: 'people-report-2025',
    title: 'People report 2025',
    subtitle: 'Who works here, and how',
    issued: 'Matosinhos, April 2026',
    pages: [
      {
        heading: '3,140 people from 41 countries',
        paragraphs: [
          'We were 78 more than a year before. The average stay is 11 years and 4 months; 212 people have been with us ' +
            'for more than a quarter of a century.',
          'Accidents with lost days fell to 2.9 per million hours. That is still 16 accidents, nine of them cuts ' +
            'to the hand. Since October no tin is lifted off the line without gloves of class E.',
        ],
        table: {
          caption: 'The group, all nine sites',
          head: ['', '2023', '2024', '2025'],
          rows: [
            ['People at the end of the year', '2,987', '3,062', '3,140'],
            ['Women, percent', '43', '44', '46'],
            ['Women who lead a team, percent', '29', '33', '37'],
            ['Apprentices', '151', '168', '186'],
            ['Accidents per million hours', '4.1', '3.6', '2.9'],
            ['Hours of training a head', '19', '22', '26'],
          ],
        },
      },
      {
        heading: 'Apprentices by trade',
        paragraphs: [
          'Nine in ten apprentices stay. Of those who finished in 2020, 41 percent have since passed a master’s or a ' +
            'technician’s examination, with leave and fees paid by us.',
        ],
        bars: [
          { label: 'Fitters and toolmakers', value: 52 },
          { label: 'Electricians', value: 31 },
          { label: 'Weavers and dyers', value: 34 },
          { label: 'Ceramists', value: 28 },
          { label: 'Glass technologists', value: 17 },
          { label: 'Printers', value: 9 },
          { label: 'Logistics clerks', value: 15 },
        ],
      },
    ],
  },
];
