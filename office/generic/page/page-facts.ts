import { entrySectionFields, hasSectionsBelow } from '#content/entry-sections/definition.ts';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { pathIn } from '#contract/addresses/language-path.ts';
import { picturesIn } from '#contract/documents/document-parts.ts';
import { searchEngineFields } from '#contract/documents/search-engines.ts';
import { titleOf } from '#contract/entity.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import { cutAt } from '../form/text-length.ts';

/** The start of a text that the site takes as the description of a page. */
const startLength = 160;

export const isOfPage = ({ name }: { name: string }): boolean => name in searchEngineFields;

/** Whether a field of a type is that of the sections below the content of its entries. */
export const isSectionsOf =
  (type: EntityName) =>
  ({ name }: { name: string }): boolean =>
    hasSectionsBelow(entityOf(type)) && name in entrySectionFields;

type Document = Readonly<Record<string, unknown>>;

export interface PageState {
  type: EntityName;
  document: Document;
  /** Absent: the main language. */
  translation?: Document | undefined;
  lang: string;
  /** Of the entry as saved; null: it has none yet. */
  path: string | null;
  companyName: string;
  /** Of the company, for pages without a text of their own. */
  companySummary: string;
  footerInfo: string;
  siteUrl: string;
}

export interface PageFacts {
  title: string;
  description: string;
  /** The title of shared links, which name the company elsewhere. */
  shared: string;
  /** Both without what an editor has written for search engines. */
  usual: { title: string; description: string };
  address: string;
  /** What is shown with a shared link; null: nothing but the title. */
  picture: { src: string } | null;
  /** Whether the picture is shown as it is. */
  isChosen: boolean;
  isHidden: boolean;
}

const textIn = (document: Document | undefined, name: string): string => {
  const value = document?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The fields of a translation over those of the main language, without lists: their items have texts alone. */
function mixed(document: Document, translation: Document = {}): Document {
  const own = Object.entries(translation).filter(([, value]) => typeof value === 'string' && value !== '');
  return { ...document, ...Object.fromEntries(own) };
}

/** The form may have a document that is not valid yet. */
function orBlank<T>(read: () => T, blank: T): T {
  try {
    return read();
  } catch {
    return blank;
  }
}

function startOf(type: EntityName, document: Document): string {
  const { texts, describedBy } = entityOf(type);
  const read = () => (describedBy ? [describedBy(document)] : (texts?.(document) ?? []));
  return startOfText(orBlank(read, []).find((text) => typeof text === 'string' && text.trim() !== '') ?? '');
}

/** As the site cuts it: from the first paragraph on, where a text has some. */
const startOfText = (text: string): string =>
  cutAt(text.includes('<') ? excerptOf(text) : text.replaceAll('\n', ' '), startLength).shown.trim();

function addressOf({ type, lang, path, siteUrl }: PageState, document: Document): string {
  const { address, pages } = entityOf(type);
  const own = orBlank(() => address?.(document), undefined);
  const page = pages.isOwnPage ? '/' : own ? ownPageOf(type, '', own) : path;
  const at = page ?? ownPageOf(type, '…', '…') ?? '/';
  return siteUrl + pathIn(lang === '' ? '' : `/${lang}`, at);
}

/** What search engines and shared links show of the page of an entry, about as the site makes it. */
export function pageFacts(state: PageState): PageFacts {
  const { type, document, translation, companyName, companySummary, footerInfo } = state;
  const whole = mixed(document, translation);
  const name = orBlank(() => titleOf(entityOf(type), whole), '');
  const { isOwnPage = false } = entityOf(type).pages;
  const parts = isOwnPage ? [companyName, name] : [name, companyName];
  const start = startOf(type, whole) || (isOwnPage ? startOfText(companySummary) : '');
  const named = [name, companyName].filter((part) => part !== '').join(' – ');
  const usual = {
    title: parts.filter((part) => part !== '').join(' | '),
    description: start || startOfText(footerInfo === '' ? named : `${named}. ${footerInfo}`),
  };
  const texts = translation ?? document;
  const { shareImage, ...others } = document;
  const chosen = picturesIn({ shareImage })[0]?.value ?? null;
  return {
    usual,
    title: textIn(texts, 'searchTitle') || usual.title,
    description: textIn(texts, 'searchDescription') || usual.description,
    shared: textIn(texts, 'searchTitle') || (parts[0] === name ? name : companyName),
    address: addressOf(state, whole),
    picture: chosen ?? picturesIn(others)[0]?.value ?? null,
    isChosen: chosen !== null,
    isHidden: document.noindex === true,
  };
}
