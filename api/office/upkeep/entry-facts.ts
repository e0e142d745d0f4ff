import type { CallContext } from '#api/context.ts';
import { viewOf } from '#api/read-entry.ts';
import { cleanHtml } from '#api/rules/clean-html.ts';
import { redirectTarget, servedOtherwise } from '#api/rules/redirect-paths.ts';
import { type EntityDocument, type EntityName, entityOf } from '#content/registry.ts';
import { linksIn, picturesIn, richTextsIn, videosWithoutTextsIn } from '#contract/documents/document-parts.ts';
import { hasVideoTexts } from '#contract/media/video-texts.ts';
import { richTextIssues, type TextIssue } from '#contract/text/rich-text.ts';
import type { PublishedState } from '#store/published-entries.ts';

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
  /** Pictures without alt text in the entry. */
  unnamed: { entry: SeenEntry; src: string }[];
  /** Videos without captions, transcript and description in the entry. */
  untold: { entry: SeenEntry; address: string }[];
  /** The address of a listed video that has one of them: pages show it wherever they show the video. */
  told?: string;
  /** Accessibility problems in rich texts. */
  textIssues: { entry: SeenEntry; issue: TextIssue }[];
  /** Paths of internal links, each once per language. */
  links: { entry: SeenEntry; path: string }[];
}

/** Undefined for an entry with nothing to report. */
export function factsOf(state: PublishedState, context: CallContext): EntryFacts | undefined {
  const { type, id, translations } = state;
  const view = viewOf(type, state, context);
  if (!view) return undefined;
  const entry: SeenEntry = { type, id, title: entityOf(type).title({ ...view }) };
  const facts: EntryFacts = {
    ...datedFacts(state, context),
    ...toldVideo(state, context),
    ...{ unnamed: [], untold: [], textIssues: [], links: [] },
  };
  for (const { value } of picturesIn(view)) {
    if (value.alt === '') facts.unnamed.push({ entry, src: value.src });
  }
  for (const { value } of videosWithoutTextsIn(view)) facts.untold.push({ entry, address: value });
  addTexts(facts, entry, view, context.publicUrl);
  for (const [lang, document] of Object.entries(translations)) {
    addTexts(facts, { ...entry, lang }, document, context.publicUrl);
  }
  const { career, certificate, told, unnamed, untold, textIssues, links } = facts;
  const count = unnamed.length + untold.length + textIssues.length + links.length;
  const isEmpty = !career && !certificate && told === undefined && count === 0;
  return isEmpty ? undefined : facts;
}

function datedFacts(state: PublishedState, context: CallContext): Pick<EntryFacts, 'career' | 'certificate'> {
  const { id } = state;
  if (state.type === 'career') {
    const career = viewOf('career', state, context);
    return career ? { career: { ...career, id } } : {};
  }
  const certificate = state.type === 'certificate' ? viewOf('certificate', state, context) : undefined;
  return certificate ? { certificate: { ...certificate, id } } : {};
}

function toldVideo(state: PublishedState, context: CallContext): Pick<EntryFacts, 'told'> {
  const video = state.type === 'video' ? viewOf('video', state, context) : undefined;
  return video && hasVideoTexts(video) ? { told: video.video } : {};
}

function addTexts(facts: EntryFacts, entry: SeenEntry, document: unknown, publicUrl: string): void {
  const { document: schema } = entityOf(entry.type);
  for (const { value } of richTextsIn(schema, document)) {
    for (const issue of richTextIssues(cleanHtml(value))) facts.textIssues.push({ entry, issue });
  }
  const addresses = new Set(linksIn(schema, document).map(({ value }) => value));
  const paths = new Set([...addresses].flatMap((address) => internalPath(address, publicUrl) ?? []));
  for (const path of paths) facts.links.push({ entry, path });
}

/** Ignores links within a page and to other sites. */
function internalPath(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('#') || !URL.canParse(address, publicUrl)) return undefined;
  const { path } = redirectTarget(address, publicUrl);
  return path === undefined || (servedOtherwise(path) && !path.startsWith('/files/')) ? undefined : path;
}
