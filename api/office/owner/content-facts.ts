import type { CallContext } from '#api/context.ts';
import { viewOf } from '#api/read-entry.ts';
import { cleanHtml } from '#api/rules/clean-html.ts';
import { redirectTarget, servedOtherwise } from '#api/rules/redirect-paths.ts';
import { linksIn, picturesIn, richTextsIn } from '#contract/document-parts.ts';
import { type EntityDocument, type EntityName, entityNames, entityOf } from '#contract/entities/registry.ts';
import { richTextIssues, type TextIssue } from '#contract/rich-text.ts';
import type { Store } from '#store/store.ts';

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

/** What the health page needs to know about the published content. */
export interface ContentFacts {
  careers: Numbered<'career'>[];
  certificates: Numbered<'certificate'>[];
  /** The company's IANA time zone. */
  timeZone: string;
  /** The languages of the site beside the main one, as lower-case tags, without those in preparation. */
  siteLangs: string[];
  /** Pictures whose entry has no alt text for them. */
  unnamed: { entry: SeenEntry; src: string }[];
  /** Accessibility problems in rich texts. */
  textIssues: { entry: SeenEntry; issue: TextIssue }[];
  /** The paths of internal links, with the entries that contain them. */
  links: Map<string, SeenEntry[]>;
}

const known = new WeakMap<Store, { version: number; facts: Promise<ContentFacts> }>();

/** Read once for each content version. */
export async function contentFacts(context: CallContext): Promise<{ version: number; facts: ContentFacts }> {
  const { store } = context;
  const version = await store.contentVersion();
  const latest = known.get(store);
  const facts = latest?.version === version ? latest.facts : readFacts(context);
  known.set(store, { version, facts });
  // A failed read is not cached.
  facts.catch(() => known.delete(store));
  return { version, facts: await facts };
}

async function readFacts(context: CallContext): Promise<ContentFacts> {
  const [company] = await viewsOf('company', context);
  const siteLangs = company?.languages.filter(({ state }) => state === 'Published') ?? [];
  const facts: ContentFacts = {
    careers: await viewsOf('career', context),
    certificates: await viewsOf('certificate', context),
    timeZone: company?.timeZone ?? 'UTC',
    siteLangs: siteLangs.map(({ lang }) => lang.toLowerCase()),
    unnamed: [],
    textIssues: [],
    links: new Map(),
  };
  const addTexts = (entry: SeenEntry, document: unknown) => {
    const { document: schema } = entityOf(entry.type);
    for (const { value } of richTextsIn(schema, document)) {
      for (const issue of richTextIssues(cleanHtml(value))) facts.textIssues.push({ entry, issue });
    }
    for (const { value } of linksIn(schema, document)) addLink(facts.links, value, entry, context.publicUrl);
  };
  const titles = new Map<number, string>();
  for (const type of entityNames) {
    const { title } = entityOf(type);
    for (const document of await viewsOf(type, context)) {
      const entry = { type, id: document.id, title: title(document) };
      titles.set(entry.id, entry.title);
      for (const { value } of picturesIn(document)) {
        if (value.alt === '') facts.unnamed.push({ entry, src: value.src });
      }
      addTexts(entry, document);
    }
  }
  for (const { type, id, lang, document } of await context.store.entries.publishedTranslations()) {
    const title = titles.get(id);
    if (title !== undefined) addTexts({ type, id, title, lang }, document);
  }
  return facts;
}

async function viewsOf<Name extends EntityName>(type: Name, context: CallContext): Promise<Numbered<Name>[]> {
  const { items } = await context.store.entries.listPublished({ type });
  return items.flatMap((item) => {
    const view = viewOf(type, item, context);
    return view ? [{ ...view, id: item.id }] : [];
  });
}

/** Ignores links within a page and to other sites. */
function addLink(links: ContentFacts['links'], address: string, entry: SeenEntry, publicUrl: string): void {
  if (address.startsWith('#') || !URL.canParse(address, publicUrl)) return;
  const { path } = redirectTarget(address, publicUrl);
  if (path === undefined || (servedOtherwise(path) && !path.startsWith('/files/'))) return;
  const entries = links.get(path) ?? [];
  links.set(path, entries);
  if (!entries.some(({ id, lang }) => id === entry.id && lang === entry.lang)) entries.push(entry);
}
