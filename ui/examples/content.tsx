import { Cut } from '../cut.tsx';
import * as icons from '../icons.tsx';
import * as pageIcons from '../page-icons.tsx';
import { RichText } from '../rich-text.tsx';
import type { Examples } from './example.ts';

const article = `<h2>Useful things, properly made</h2>
<p>We make things that people <strong>handle every day</strong> and <em>seldom think about</em>.
Read <a href="#rich-text">how it began</a>.</p>
<ul><li>The towel on the hook</li><li>The tile under the sink</li></ul>
<ol><li>Spin</li><li>Weave</li></ol>
<blockquote><p>Say the date and keep it.</p></blockquote>
<h3>In figures</h3>
<table><thead><tr><th scope="col">Year</th><th scope="col">Tonnes</th></tr></thead>
<tbody><tr><td>2025</td><td>14,200</td></tr><tr><td>2026</td><td>14,900</td></tr></tbody></table>`;

export const contentExamples: readonly Examples[] = [
  {
    component: 'RichText',
    note: 'Heading levels are adjusted to the heading above.',
    states: [
      { name: 'Everything an editor may write', shown: <RichText html={article} headingLevel={4} /> },
      { name: 'A word without end', shown: <RichText html={`<p>${'Donaudampfschifffahrt'.repeat(9)}</p>`} /> },
      { name: 'Empty: nothing', shown: <RichText html=" " /> },
    ],
  },
  {
    component: 'Cut',
    note: 'Screen readers get all of it.',
    states: [
      { name: 'Short enough', shown: <Cut text="Brief news" /> },
      {
        name: 'Cut',
        shown: <Cut text="Kiln two lights its first hydrogen flame" at={30} />,
      },
    ],
  },
  {
    component: 'Icons',
    gathered: true,
    note: 'In the colour of the text next to them, which screen readers read instead.',
    states: Object.entries({ ...icons, ...pageIcons }).map(([name, Icon]) => ({
      name,
      shown: <Icon className="size-6" />,
    })),
  },
];
