import { section } from '#content/sections/definition.ts';
import type { OfficeAtWork } from './office-at-work.ts';

const shownTypes = 'product concern news career certificate document executive location'.split(' ');

/** Texts in a language: a heading of usual length, a sentence, and a word as long as the language has. */
const words = {
  en: {
    heading: 'One order, goods from several works',
    text: 'Every spindle, loom and furnace of the group is in one of eight works, each with its own laboratory.',
    long: 'Telecommunications responsibilities',
  },
  de: {
    heading: 'Ein Auftrag, Ware aus mehreren Werken',
    text: 'Jede Spindel und jeder Ofen der Gruppe steht in einem von acht Werken mit eigener Wareneingangskontrolle.',
    long: 'Lieferkettensorgfaltspflichtengesetz',
  },
  ar: {
    heading: 'طلب واحد وبضائع من عدة مصانع',
    text: 'كل مغزل ونول وفرن في المجموعة موجود في أحد المصانع الثمانية، ولكل مصنع مختبره الخاص.',
    long: 'مسؤوليات الاتصالات السلكية واللاسلكية',
  },
};

interface File {
  src: string;
  width: number | null;
}

const row = (cell: string) => `<tr>${`<${cell}><p>12 columns</p></${cell}>`.repeat(9)}</tr>`;
const table = `<table><thead>${row('th')}</thead><tbody>${row('td')}</tbody></table>`;

/** Sections of all kinds, with so many items that each arrangement of rows occurs. Each heading is another one. */
function sectionsIn(lang: keyof typeof words, pictures: readonly File[], files: readonly File[], person: number) {
  const { heading, text, long } = words[lang];
  const image = (at: number) => ({ src: pictures[at % pictures.length]?.src, alt: long });
  const items = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at));
  const buttons = { buttonText: long, buttonLink: '/contact', secondButtonText: heading, secondButtonLink: '/export' };
  const sections = [
    { kind: 'text', text: `<p>${text}</p><ul><li><p>${long}</p></li></ul>` },
    ...['start', 'end', 'behind'].map((side, at) => ({
      kind: 'textPicture',
      text: `<p>${text}</p>`,
      image: image(at),
      side,
    })),
    ...[2, 3, 4, 5, 6].map((count) => ({
      kind: 'figures',
      figures: items(count, (at) => ({ value: `${at}48,000 t`, name: long })),
    })),
    ...shownTypes.flatMap((type) =>
      Object.entries({ cards: 5, mosaic: 4, rail: 6, list: 3 }).map(([layout, count]) => ({
        ...{ kind: 'entries', eyebrow: long, type, layout, count, moreText: long },
      })),
    ),
    ...[1, 2, 4, 5].map((count) => ({
      kind: 'gallery',
      pictures: items(count, (at) => ({ image: image(at), caption: at % 2 ? long : '' })),
    })),
    { kind: 'quotation', quote: text, name: long, role: heading, image: image(2) },
    { kind: 'questions', questions: [heading, long].map((name) => ({ name, description: `<p>${text}</p>` })) },
    { kind: 'table', table, headerColumn: true },
    { kind: 'downloads', files: files.map(({ src }) => ({ name: long, file: { src } })) },
    { kind: 'logos', logos: items(5, (at) => ({ name: long, image: at === 1 ? null : image(at) })) },
    { kind: 'video', video: 'https://player.vimeo.com/video/1', caption: text },
    { kind: 'map' },
    ...['contact', 'enquiry', 'newsletter', 'application'].map((form) => ({ kind: 'form', form, lead: text })),
    { kind: 'callToAction', lead: text, ...buttons, person },
    ...['hero', 'summary', 'brands', 'news', 'videos'].map((kind) => ({ kind })),
  ];
  return sections.map((each, at) => {
    const hasHeading = 'heading' in (section.options.find(({ shape }) => shape.kind.value === each.kind)?.shape ?? {});
    return hasHeading ? { ...each, heading: `${heading} ${at + 1}` } : each;
  });
}

/** The kinds of the sections on a page of `addEverySection`. */
export const kindsOnPage = (): ReadonlySet<string> => new Set(sectionsIn('en', [], [], 1).map(({ kind }) => kind));

/** Publishes a page with sections of all kinds in three languages, and returns its paths. */
export async function addEverySection({ add, call }: OfficeAtWork): Promise<string[]> {
  const pictures = await call<File[]>('ListFiles?kind=picture&take=40');
  const files = await call<File[]>('ListFiles?kind=document&take=3');
  const [person] = await call<{ id: number }[]>('ListEntries?type=contactPerson&take=1');
  const wide = pictures.filter(({ width }) => (width ?? 0) > 600);
  const documentIn = (lang: keyof typeof words) => ({
    ...{ name: words[lang].heading, address: `every-section-${lang}` },
    sections: sectionsIn(lang, wide, files, person?.id ?? 0),
  });
  const { de, ar } = { de: documentIn('de'), ar: documentIn('ar') };
  await add('freePage', documentIn('en'), { status: 'published', parent: null, translations: { de, ar } });
  return ['/every-section-en', '/de/every-section-de', '/ar/every-section-ar'];
}
