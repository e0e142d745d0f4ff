import type { DemoEntry } from './entry.ts';
import { pdf } from './references.ts';

export const reports: DemoEntry<'report'>[] = [
  {
    document: {
      name: 'Annual reports',
      description: `<p>We are not bound to publish our accounts in full, and do it all the same. The figures are audited by an
independent firm; every company of the group is shown separately.</p>
<ul><li><strong>2025:</strong> turnover 412 million euros, 3,140 people</li>
<li><strong>2024:</strong> 391 million euros, 3,062 people</li>
<li><strong>2023:</strong> 374 million euros, 2,987 people</li></ul>`,
      files: [
        { name: 'Annual report 2025', file: pdf('annual-report-2025') },
        { name: 'Annual report 2024', file: pdf('annual-report-2024') },
        { name: 'Annual report 2023', file: pdf('annual-report-2023') },
      ],
    },
  },
  {
    document: {
      name: 'Energy, water and waste',
      description: `<p>Bought energy has fallen three years in a row, and more than half of our water is used again. What has not
gone well is in the report too: on waste from the tile works we are a year behind our plan.</p>`,
      files: [
        { name: 'Environment report 2025', file: pdf('environment-report-2025') },
        { name: 'Water balance of the dye house 2025', file: pdf('water-balance-2025') },
      ],
    },
  },
  {
    document: {
      name: 'How we treat each other',
      description: `<p>The code of conduct is nine sentences and an explanation of each. It was written by 22 people from all nine
sites and applies to suppliers as well. The people report says how well we keep to it.</p>`,
      files: [
        { name: 'Code of conduct 2026', file: pdf('code-of-conduct-2026') },
        { name: 'People report 2025', file: pdf('people-report-2025') },
      ],
    },
  },
];
