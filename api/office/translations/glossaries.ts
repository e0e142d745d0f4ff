import type { Handler } from '#api/context.ts';
import type {
  listGlossaries as listGlossariesCall,
  saveGlossary as saveGlossaryCall,
} from '#contract/calls/office/translations.ts';
import { readTerms } from '#contract/languages/glossary.ts';
import { actorOf } from '../content/allowed.ts';
import { refused } from '../content/checks/check-document.ts';
import { termWording } from '../entity-words.ts';

export const listGlossaries: Handler<typeof listGlossariesCall> = async (_, { store }) => {
  const items = await store.glossaries.list();
  return { items, total: items.length };
};

export const saveGlossary: Handler<typeof saveGlossaryCall> = async ({ seen, ...glossary }, { store, caller }) => {
  const [error] = readTerms(glossary.terms).errors;
  if (error) throw refused([{ field: 'terms', wording: termWording(error) }]);
  await store.glossaries.save(glossary, seen, actorOf(caller));
  return { ok: true };
};
