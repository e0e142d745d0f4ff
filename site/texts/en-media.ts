import type { SearchType } from '#contract/search.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const inThousands = (count: number): string => count.toLocaleString('en');

const types: Record<SearchType, { one: string; many: string }> = {
  product: { one: 'Product', many: 'Products' },
  category: { one: 'Product category', many: 'Product categories' },
  concern: { one: 'Concern', many: 'Concerns' },
  news: { one: 'News', many: 'News' },
  report: { one: 'Report', many: 'Reports' },
  export: { one: 'Export', many: 'Export' },
  tradeFair: { one: 'Trade fair', many: 'Trade fairs' },
  certificate: { one: 'Certificate', many: 'Certificates' },
  career: { one: 'Job', many: 'Jobs' },
  faq: { one: 'Question', many: 'Questions' },
  gallery: { one: 'Gallery', many: 'Galleries' },
};

/** Texts of the galleries, videos, fairs, the search, and the year filter of the news. */
export const mediaTexts = {
  gallery: {
    title: 'Gallery',
    none: 'No galleries are shown here yet.',
    nothingInside: 'Nothing is shown in this gallery yet.',
    videos: 'Videos',
    images: 'Images',
    back: 'All galleries',
    contents: (pictures: number, videos: number) =>
      [pictures > 0 ? many(pictures, 'picture', 'pictures') : '', videos > 0 ? many(videos, 'video', 'videos') : '']
        .filter(Boolean)
        .join(', '),
  },
  videos: { title: 'Videos', none: 'No videos are shown here yet.' },
  fairs: {
    title: 'Trade Fair',
    none: 'No trade fairs are announced yet.',
    place: 'Place',
    dates: 'Dates',
    to: 'to',
    images: 'Images',
    noImages: 'There are no pictures of this fair yet.',
    back: 'All trade fairs',
  },
  pictures: {
    label: 'Picture viewer',
    picture: (name: string, position: number, count: number) => `${name}: picture ${position} of ${count}`,
    position: (position: number, count: number) => `${position} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close the picture viewer',
  },
  years: {
    legend: 'Years',
    lower: 'From year',
    upper: 'To year',
    span: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
    show: 'Show',
    all: 'All years',
    found: (count: number, years: string) => `${many(count, 'news item', 'news items')}, ${years}`,
    none: 'There is no news from these years.',
  },
  searchPage: {
    title: 'Search',
    titleOf: (query: string) => `Search: ${query}`,
    empty: 'What are you looking for? Type a word or two, such as the name of a product.',
    found: (count: number, more: boolean, query: string) =>
      `${more ? `More than ${inThousands(count)} results` : many(count, 'result', 'results')} for “${query}”`,
    /** The count beside a result type. */
    count: (count: number, more: boolean) => `${inThousands(count)}${more ? '+' : ''}`,
    /** Shown if there are more results than pages. */
    narrower: 'There are more than these. Another word narrows them down.',
    tabs: 'Narrow by kind',
    all: 'All',
    types,
    noneHeading: (query: string) => `Nothing found for “${query}”`,
    noneOfType: (type: string, query: string) => `Nothing under “${type}” for “${query}”`,
    tipShorter: 'Try fewer or shorter words: the beginning of a word is enough.',
    tipSpelling: 'Check the spelling. Capitals and accents do not matter.',
    elsewhere: 'Or go on here:',
    toProducts: 'Our products',
    toNews: 'News',
    toContact: 'Ask us',
    allTypes: 'Show all kinds',
    missing: 'Search is not available just now. These pages may help:',
  },
  suggestions: {
    label: 'Suggestions',
    searching: 'Searching …',
    found: (count: number) => `${many(count, 'suggestion', 'suggestions')}. Use the arrow keys to choose.`,
    none: 'No suggestions',
    all: (count: number, more: boolean, query: string) =>
      `See ${
        more
          ? `more than ${inThousands(count)} results`
          : count === 1
            ? 'the result'
            : `all ${inThousands(count)} results`
      } for “${query}”`,
    failed: 'Suggestions are not available just now. Press Enter to search.',
  },
};
