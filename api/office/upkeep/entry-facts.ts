import type { CallContext } from '#api/context.ts';
import { documentIn, type ReadContext, viewOf } from '#api/read-entry.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { type Claim, type ClaimWords, claimsOf } from '#api/rules/products/claims.ts';
import { concernsOf, isCovered } from '#api/rules/products/evidence.ts';
import { redirectTarget, servedOtherwise } from '#api/rules/redirect-paths.ts';
import { type EntityDocument, type EntityName, entityOf } from '#content/registry.ts';
import { linksIn, picturesIn, richTextsIn, videosWithoutTextsIn } from '#contract/documents/document-parts.ts';
import type { CheckedFact } from '#contract/documents/fact-rules.ts';
import { titleOf } from '#contract/entity.ts';
import { hasVideoTexts } from '#contract/media/video-texts.ts';
import { richTextIssues, type TextIssue } from '#contract/text/rich-text.ts';
import type { PublishedState } from '#store/interfaces/published-entries.ts';
import { type PageTexts, pageTextsOf } from './page-texts.ts';

/** What looking through entries needs. */
export type FactsContext = ReadContext & Pick<CallContext, 'store' | 'publicUrl' | 'now'>;

/** A document with the numeric id by which the office knows the entry. */
type Numbered<Name extends EntityName> = EntityDocument<Name> & { id: number };

/** A published entry, as a finding names it. */
export interface SeenEntry {
  type: EntityName;
  id: number;
  title: string;
  /** The language of the translation it was found in; absent: the default language. */
  lang?: string;
}

/** What the health page needs to know about one published entry. */
export interface EntryFacts {
  career?: Numbered<'career'>;
  certificate?: Numbered<'certificate'>;
  attribute?: Numbered<'attribute'>;
  /** Where the entry belongs, if certificates prove something about it. */
  belongs?: { title: string; parent: number | null; concerns: number[] };
  /** A product, by whether it has a maker, and its facts with those of its articles. */
  product?: { title: string; hasMaker: boolean; facts: ({ attribute: number } & CheckedFact)[] };
  /** What the entry promises in its languages. */
  claims: Claim[];
  /** Files of a document without a language. */
  withoutLang: { title: string; src: string }[];
  /** Pictures without alt text in the entry. */
  unnamed: { entry: SeenEntry; src: string }[];
  /** Videos without captions, transcript and description in the entry. */
  untold: { entry: SeenEntry; address: string }[];
  /** The address of a listed video that has one of them: pages show it wherever they show the video. */
  told?: string;
  /** What search engines show of its page. */
  pages: PageTexts[];
  /** Accessibility problems in rich texts. */
  textIssues: { entry: SeenEntry; issue: TextIssue }[];
  /** Paths of internal links, each once per language. */
  links: { entry: SeenEntry; path: string }[];
}

/** Undefined for an entry with nothing to report. */
export function factsOf(state: PublishedState, claimWords: ClaimWords, context: FactsContext): EntryFacts | undefined {
  const { type, id, parent, translations } = state;
  const view = viewOf(type, state, context);
  if (!view) return undefined;
  const entry: SeenEntry = { type, id, title: titleOf(entityOf(type), { ...view }) };
  const facts: EntryFacts = {
    ...ownFacts(state, entry.title, context),
    ...toldVideo(state, context),
    claims: claimsOf(type, state, context.store.defaultLanguage, claimWords),
    ...{ unnamed: [], untold: [], textIssues: [], links: [] },
    withoutLang: filesWithoutLang(state, entry.title, context),
    pages: pageTextsOf(state, entry, context.now()),
  };
  if (isCovered(type) || facts.claims.length > 0)
    facts.belongs = { title: entry.title, parent, concerns: concernsOf(view) };
  for (const { value } of picturesIn(view)) {
    if (value.alt === '') facts.unnamed.push({ entry, src: value.src });
  }
  for (const { value } of videosWithoutTextsIn(view)) facts.untold.push({ entry, address: value });
  addTexts(facts, entry, view, context.publicUrl);
  for (const [lang, document] of Object.entries(translations)) {
    addTexts(facts, { ...entry, lang }, document, context.publicUrl);
  }
  return isEmpty(facts) ? undefined : facts;
}

const isEmpty = (facts: EntryFacts): boolean =>
  Object.values(facts).every((each) => each === undefined || (Array.isArray(each) && each.length === 0));

/** What is looked for in the entries of some types. */
function ownFacts(
  state: PublishedState,
  title: string,
  context: FactsContext,
): Pick<EntryFacts, 'career' | 'certificate' | 'attribute' | 'product'> {
  const { id } = state;
  switch (state.type) {
    case 'career': {
      const career = viewOf('career', state, context);
      return career ? { career: { ...career, id } } : {};
    }
    case 'certificate': {
      const certificate = documentIn('certificate', state, context);
      return certificate ? { certificate: { ...certificate, id } } : {};
    }
    case 'attribute': {
      const attribute = documentIn('attribute', state, context);
      return attribute ? { attribute: { ...attribute, id } } : {};
    }
    case 'product': {
      const product = documentIn('product', state, context);
      if (!product) return {};
      const facts = [...product.facts, ...product.articles.flatMap((article) => article.facts)];
      return { product: { title, hasMaker: product.concern !== null, facts } };
    }
    default:
      return {};
  }
}

function toldVideo(state: PublishedState, context: FactsContext): Pick<EntryFacts, 'told'> {
  const video = state.type === 'video' ? viewOf('video', state, context) : undefined;
  return video && hasVideoTexts(video) ? { told: video.video } : {};
}

/** Files whose language the library does not know. */
const filesWithoutLang = (state: PublishedState, title: string, context: FactsContext): EntryFacts['withoutLang'] => {
  const view = state.type === 'document' ? documentIn('document', state, context) : undefined;
  return (view?.files ?? []).flatMap(({ file }) => (file && !file.lang ? [{ title, src: file.src }] : []));
};

function addTexts(facts: EntryFacts, entry: SeenEntry, document: unknown, publicUrl: string): void {
  const { document: schema } = entityOf(entry.type);
  for (const { value } of richTextsIn(schema, document)) {
    for (const issue of richTextIssues(cleanHtml(value))) facts.textIssues.push({ entry, issue });
  }
  const addresses = new Set(linksIn(schema, document).map(({ value }) => value));
  const paths = new Set([...addresses].flatMap((address) => internalPath(address, publicUrl) ?? []));
  for (const path of paths) facts.links.push({ entry, path });
}

/** The path of a link on this site; undefined for links within a page and to other sites. */
export function internalPath(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('#') || !URL.canParse(address, publicUrl)) return undefined;
  const { path } = redirectTarget(address, publicUrl);
  return path === undefined || (servedOtherwise(path) && !path.startsWith('/files/')) ? undefined : path;
}
