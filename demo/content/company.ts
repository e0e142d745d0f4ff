import { accessibility } from './accessibility.ts';
import { aboutUs, history } from './company-story.ts';
import type { DemoEntry } from './entry.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { pic } from './references.ts';

export const companies: DemoEntry<'company'>[] = [
  {
    document: {
      companyName: 'Alvorim Group',
      logo: pic('logo', 'Alvorim Group'),
      logoAlternate: pic('logo-alternate', 'Alvorim Group, forty years'),
      pageBanner: pic('page-banner', 'The sun over long waves, drawn'),
      phone: '+351 22 000 0100',
      email: 'hello@example.com',
      address: 'Alvorim Group\nRua da Doca Velha 118\n4450-000 Matosinhos\nPortugal',
      summary: `<h2>Made in the north of Portugal, used in 43 countries</h2>
<p>Alvorim is a family of eight companies between Viana do Castelo and Marinha Grande. We spin cotton and weave it,
fire tiles and tableware, blow bottles, press tins, sew sacks, extrude pipes, and ship all of it from our own quayside
at Leixões. <strong>3,140 people</strong> work here; 71 percent of what they make leaves the country.</p>
<p>One group means one order, one invoice and one container for goods from several works. Buyers who begin with yarn
often end up with bags and boxes from us as well, because the same people answer the telephone.</p>
<ul>
<li><strong>14,200 tonnes</strong> of cotton yarn and 21 million metres of cloth a year</li>
<li><strong>3.8 million square metres</strong> of tiles from two roller kilns in Aveiro</li>
<li><strong>510 million</strong> bottles, jars and tins, every one of them recyclable</li>
</ul>
<p><a href="/about">Read how a closed mill with 38 people became a group</a>, or look through
<a href="/product">what we make</a>.</p>`,
      aboutUs,
      history,
      mission: `<h2>Useful things, made properly</h2>
<p>We make things that people handle every day and seldom think about: the towel on the hook, the tile under the sink,
the jar on the shelf, the pipe under the road. Our task is that no one ever has to think about them. They fit, they
hold, they arrive on the day we said.</p>
<h3>What we hold ourselves to</h3>
<ul>
<li><strong>Say the date and keep it.</strong> In 2025, 96.4 percent of our orders left on the day first confirmed.</li>
<li><strong>Measure before we promise.</strong> Every batch is tested in our own laboratory and the sheet goes with
it.</li>
<li><strong>Pay fairly and early.</strong> The lowest wage in the group is 18 percent above the legal minimum, and
small suppliers are paid within 21 days.</li>
<li><strong>Leave the river as we found it.</strong> More than half of the water we use is now used again.</li>
</ul>
<p>None of this is new. It is what the first spinning room in Guimarães was run by, written down.</p>`,
      vision: `<h2>A works that its neighbours are glad of</h2>
<p>By <strong>2035</strong> we want to make everything we make today with half the energy bought in 2023, with no waste
sent to landfill, and with a training place for every tenth person we employ.</p>
<h3>Three steps on the way</h3>
<ul>
<li><strong>2028:</strong> both tile kilns run on a mixture with at least 30 percent green hydrogen.</li>
<li><strong>2030:</strong> four tonnes in ten of our glass are melted from returned glass of the region, as are all of
our amber bottles.</li>
<li><strong>2035:</strong> half of our bought energy saved, measured and audited against 2023.</li>
</ul>
<p>We would rather grow slowly and stay. A group that means to be here in another forty years has to be a good
neighbour first and a good supplier because of it.</p>`,
      video: 'https://www.youtube-nocookie.com/embed/AlvorimWork',
      videoDescription:
        'A day at work, without words: bales are opened at dawn, looms and a kiln run, bottles leave the furnace in a row, ' +
        'and in the evening a ship is loaded on the quay.',
      videoTranscript: 'Music only; no one speaks. At the end the screen shows: “Made between the river and the sea.”',
      privacyPolicy,
      accessibility,
      accessibilityReviewedOn: '2026-11-21',
      footerInfo:
        'Eight companies between Viana do Castelo and Marinha Grande: yarn and cloth, tiles, bags, bottles, tins and ' +
        'pipes, shipped from Leixões to 43 countries.',
      newsletterInfo: 'Four letters a year: new products, dates of fairs and what the works are busy with.',
      facebookUrl: 'https://example.com/facebook/alvorim',
      twitterUrl: 'https://example.com/twitter/alvorim',
      linkedInUrl: 'https://example.com/linkedin/alvorim',
      youtubeUrl: 'https://example.com/youtube/alvorim',
      mapUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=-8.7150%2C41.1760%2C-8.6750%2C41.1960&layer=mapnik&' +
        'marker=41.1860%2C-8.6950',
      timeZone: 'Europe/Lisbon',
      languages: [
        { lang: 'pt', state: 'Published' },
        { lang: 'de', state: 'Published' },
        { lang: 'ar', state: 'Published' },
      ],
      yearsOfExperience: 40,
      experienceText: 'years of making, packing and shipping',
      satisfactionPercent: 90,
      percentText: 'of our customers order again',
      brandColor: '#0f4c5c',
      accentColor: '#b5611a',
    },
  },
];
