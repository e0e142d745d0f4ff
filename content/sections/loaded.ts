import type { EntryLanguage } from '#contract/entity.ts';
import type { Brand } from '../brand/definition.ts';
import type { ContactPerson } from '../contact-person/definition.ts';
import type { Place } from '../export/routes.ts';
import type { Location } from '../location/definition.ts';
import type { News } from '../news/definition.ts';
import type { Slide } from '../slider/definition.ts';
import type { Video } from '../video/definition.ts';
import type { Section, SectionOf } from './definition.ts';

/** The person that a call to action names. */
export type NamedContact = Pick<ContactPerson, 'id' | 'title' | 'name' | 'phone' | 'email' | 'lang'>;

/** A location on a map; `place`: null where its place is not known. */
export interface MappedLocation extends EntryLanguage, Pick<Location, 'id' | 'name' | 'address'> {
  place: Place | null;
}

/** A text that a card may cut at a number of characters. */
interface CutText {
  text: string;
  at?: number;
}

/** A news item as a card shows it. */
interface NewsCard extends EntryLanguage, Pick<News, 'id' | 'date' | 'image'> {
  heading: CutText;
  text: CutText;
}

/** What a page loads for sections of a kind besides their own fields. Null: it failed to load. */
interface Loaded {
  form: { departments: { id: string; name: string }[] | null; countries: [code: string, name: string][] };
  map: { locations: MappedLocation[] | null };
  /** `listUrl`: the page with all of them. Moments are in the company's time zone. */
  entries: { listUrl: string };
  callToAction: { contact: NamedContact | null };
  hero: { slides: Slide[] | null };
  summary: { summary: string | null };
  brands: { brands: Brand[] | null };
  news: { news: NewsCard[] | null };
  videos: { videos: Video[] | null };
}

/** A section of a kind with what the page loaded for it. */
export type LoadedOf<Kind extends Section['kind']> = Kind extends keyof Loaded
  ? Omit<SectionOf<Kind>, keyof Loaded[Kind]> & Loaded[Kind]
  : SectionOf<Kind>;

/** `isFirst`: the first that needs the style sheet of sections. */
export type LoadedSection = { [Kind in Section['kind']]: LoadedOf<Kind> }[Section['kind']] & { isFirst?: true };
