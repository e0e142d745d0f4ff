import type { CallContext, Handler } from '#api/context.ts';
import { requireChanged, seenEntry } from '#api/office/content/allowed.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { isSameStructure } from '#api/rules/html/html-structure.ts';
import { entityOf } from '#content/registry.ts';
import type {
  discardProposals as discardProposalsCall,
  getProposals as getProposalsCall,
} from '#contract/calls/office/translations.ts';
import { readTerms, termFinder } from '#contract/languages/glossary.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { textLimit } from '#contract/text/text-limit.ts';
import type { StoredEntry } from '#store/store.ts';

async function changedEntry(id: number, context: CallContext): Promise<StoredEntry> {
  const entry = await seenEntry(id, context);
  requireChanged(entry.type, context.caller);
  return entry;
}

export const getProposals: Handler<typeof getProposalsCall> = async ({ id, lang }, context) => {
  const entry = await changedEntry(id, context);
  const { proposals, glossaries } = context.store;
  const found = await proposals.list(id, lang);
  const { document } = entityOf(entry.type);
  const open = new Map(proposals.openTexts(entry, lang).map((text) => [text.path, text]));
  const missingTerms = termFinder(readTerms((await glossaries.get(lang))?.terms ?? '').terms);
  const items: CallOutput<typeof getProposalsCall> = [];
  for (const proposal of found) {
    const source = open.get(proposal.path);
    if (!source) continue;
    // Its words are the same, but a link or a picture may have changed since.
    const isRich = source.input === 'rich-text';
    if (isRich && !isSameStructure(cleanHtml(source.text), proposal.text)) continue;
    items.push({
      ...proposal,
      source: source.text,
      tooLong: proposal.text.length > (textLimit(document, proposal.path) ?? Number.POSITIVE_INFINITY),
      missingTerms: await missingTerms(source.text, proposal.text),
    });
  }
  return { items, total: items.length };
};

export const discardProposals: Handler<typeof discardProposalsCall> = async ({ id, lang, paths }, context) => {
  await changedEntry(id, context);
  return { discarded: await context.store.proposals.discard(id, lang, paths) };
};
