import { describe, expect, test } from 'vitest';
import { career } from '#content/career/definition.ts';
import { news } from '#content/news/definition.ts';
import { mailLinks, phoneLinks } from '../reading/contact-links.ts';
import { place } from '../testing/place.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { jobPosting } from './job-posting.ts';
import { newsArticle } from './news-article.ts';
import { organization, webSite } from './organization.ts';
import { product } from './product.ts';
import { faultsOf } from './testing/schema-terms.ts';
import type { Place, Thing } from './thing.ts';
import { videoObjects } from './video-object.ts';

const job = {
  ...career.document.parse({ ...career.example, educationalQualification: '<p>A trade</p>' }),
  id: '3',
  department: null,
  concerns: [],
};
const item = {
  id: '4',
  ...news.document.parse({ ...news.example, image: { src: '/files/a.webp' } }),
  concerns: [],
};
const cone = { src: '/files/cone.webp', alt: '' };
const videos = [
  { name: 'A', address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', poster: cone },
  { name: 'B', address: '/files/b.mp4' },
  { name: 'C', address: 'https://videos.example/c', poster: null },
];

const questions = [
  { name: 'Do you ship to Chile?', description: '<p>Yes, <b>twice</b> a month.</p>' },
  { name: 'And to the moon?', description: '<p></p>' },
];

const yarn = {
  name: 'Yarn',
  summary: 'Combed',
  category: { name: 'Yarns' },
  pictures: [cone],
  maker: { id: '2', name: 'North Mill', url: '/concern/north-mill' },
  facts: [
    {
      rows: [
        { name: 'Weight', text: '1.89\u00a0kg', number: { value: 1.89, unit: 'kg', unitCode: 'kg' } },
        { name: 'Count', text: 'Ne\u00a010–80', number: { value: 10, upTo: 80 } },
        { name: 'Fibre', text: 'Cotton' },
      ],
    },
  ],
  evidence: [
    {
      name: 'GOTS',
      number: 'CU 1',
      issuer: 'Control Union',
      validFrom: '2026-01-01',
      validUntil: '2027-01-01',
      register: 'https://register.example/1',
    },
    { name: 'ISO 9001', number: '', issuer: '', validFrom: '', validUntil: '', register: '' },
  ],
};
const small = { number: 'Y-1', gtin: '4006381333931', name: '', facts: [{ name: 'Cone', text: '1\u00a0kg' }, null] };
const articles = {
  columns: [{ name: 'Cone' }, { name: 'Colour' }],
  rows: [small, { ...small, number: 'Y-2', gtin: '', name: 'Large', facts: [null, { name: 'Colour', text: 'Raw' }] }],
};

const all = (at: Place): Thing[] => [
  organization(at, { address: '1 Quay Street\n20457 Hamburg', legalName: 'Example SE', vatId: 'DE1' }),
  webSite(at),
  breadcrumbList([{ label: 'Home', to: '/' }, { label: 'News' }], at),
  newsArticle(item, 'Sixty looms more.', at),
  product({ name: 'Yarn', summary: 'Combed', category: { name: 'Yarns' }, pictures: [cone] }, at),
  product({ ...yarn, articles: { columns: [], rows: [small] } }, at),
  product({ ...yarn, articles }, at),
  ...jobPosting(job, false, at),
  ...videoObjects(videos, at),
  ...faqPage(questions),
];

const bare: Place = {
  ...place,
  company: { ...place.company, logo: null, mails: [], phones: [], facebookUrl: '' },
  concerns: [],
};

describe('structured data', () => {
  test('uses terms of schema.org only, each with a valid value', () => {
    expect(all(place).flatMap((thing) => faultsOf(thing))).toEqual([]);
    expect(new Set(all(place).map((thing) => thing['@type'])).size).toBe(9);
  });

  test('has only questions with an answer, as plain text', () => {
    expect(faqPage(questions)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Do you ship to Chile?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes, twice a month.' },
          },
        ],
      },
    ]);
    expect(faqPage([])).toEqual([]);
  });

  test('leaves out unknown values', () => {
    const things = [
      ...all(bare),
      organization(bare, { address: '', legalName: '', vatId: '' }),
      newsArticle({ ...item, image: null, date: '' }, '', bare),
      product({ name: 'Yarn', summary: '', category: null, pictures: [] }, bare),
      ...jobPosting({ ...job, jobLocation: '', applicationDeadline: null, educationalQualification: '' }, false, bare),
    ];
    expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/""|null|\[\]/);
  });

  test('the table of terms detects faults', () => {
    const wrong = { '@type': 'Product', colour: 'red', url: '/here', manufacturer: { '@type': 'Place' } };
    expect(faultsOf(wrong)).toHaveLength(3);
    expect(faultsOf({ '@type': 'Prodcut' })).toHaveLength(1);
  });

  test('takes pictures from the backend if they are on another host', () => {
    const [logo] = [organization({ ...place, backendUrl: 'https://api.example.com' }).logo];
    expect(logo).toBe('https://api.example.com/files/logo.webp');
  });

  test.each([
    ['+49 40 123456', '+4940123456'],
    ['+49 40 123456, (0)40 99-88', ['+4940123456', '0409988']],
    ['Sales: ০২-৯৮৭৬৫৪৩\nOffice: +880 2 123456 ext. 7, Sunday to Thursday', ['029876543', '+8802123456 ext. 7']],
    ['On request', undefined],
  ])('splits the telephone field %j into numbers', (phone, telephone) => {
    const { telephone: said } = organization({ ...place, company: { ...place.company, phones: phoneLinks(phone) } });
    expect(said).toEqual(telephone);
  });

  test.each([
    ['hello@example.com', 'hello@example.com'],
    ['Sales: sales@example.com; office@example.com', ['sales@example.com', 'office@example.com']],
    ['By post only', undefined],
  ])('splits the mail field %j into addresses', (email, addresses) => {
    expect(organization({ ...place, company: { ...place.company, mails: mailLinks(email) } }).email).toEqual(addresses);
  });

  test('links a member company to its own page', () => {
    const weir = { name: 'Weir', address: 'weir', redirectUrl: '/product/7', logo: null };
    expect(organization({ ...place, concerns: [...place.concerns, weir] }).subOrganization).toMatchObject([
      { url: 'https://www.example.com/concern/north-mill' },
      { url: 'https://quay.example/' },
      { url: 'https://www.example.com/product/7' },
    ]);
  });

  test('links a member company to the page in the language that replaces its own', () => {
    const weir = { name: 'Weir', address: 'weir', redirectUrl: '/de/product/7', logo: null };
    const inPath = { lang: 'de', basename: '/de' };
    expect(organization({ ...place, inPath, concerns: [weir] }).subOrganization).toMatchObject([
      { url: 'https://www.example.com/de/product/7' },
    ]);
  });

  test('describes facts, evidence and the article of a product', () => {
    expect(product({ ...yarn, articles: { columns: [], rows: [small] } }, place)).toMatchObject({
      '@type': 'Product',
      sku: 'Y-1',
      gtin: '4006381333931',
      manufacturer: { name: 'North Mill', url: 'https://www.example.com/concern/north-mill' },
      additionalProperty: [
        { name: 'Weight', value: 1.89, unitText: 'kg', unitCode: 'KGM', description: '1.89\u00a0kg' },
        { name: 'Count', minValue: 10, maxValue: 80 },
        { name: 'Fibre', value: 'Cotton' },
      ],
      hasCertification: [
        {
          name: 'GOTS',
          certificationIdentification: 'CU 1',
          issuedBy: { name: 'Control Union' },
          validFrom: '2026-01-01',
          expires: '2027-01-01',
          url: 'https://register.example/1',
        },
        { '@type': 'Certification', name: 'ISO 9001' },
      ],
    });
  });

  test('makes a group of a product with several articles', () => {
    expect(product({ ...yarn, articles }, place)).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['Cone', 'Colour'],
      hasVariant: [
        { '@type': 'Product', name: 'Yarn Y-1', sku: 'Y-1', additionalProperty: [{ name: 'Cone' }] },
        { '@type': 'Product', name: 'Large', sku: 'Y-2', additionalProperty: [{ name: 'Colour' }] },
      ],
    });
  });

  test('leaves out a closed job', () => {
    expect(jobPosting(job, true, place)).toEqual([]);
  });

  test('has the address of a video: its page and player, its file, or its page alone', () => {
    const nameless = { name: '', address: '/files/x.mp4' };
    const lost = { name: 'D', address: 'nowhere' };
    expect(videoObjects([...videos, nameless, lost], place)).toMatchObject([
      { url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', embedUrl: expect.stringContaining('nocookie') },
      { contentUrl: 'https://www.example.com/files/b.mp4' },
      { url: 'https://videos.example/c' },
    ]);
  });
});
