import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type {
  listSynonyms as listSynonymsCall,
  removeSynonyms as removeSynonymsCall,
  saveSynonym as saveSynonymCall,
} from '#contract/calls/office/synonyms.ts';

export const listSynonyms: Handler<typeof listSynonymsCall> = (query, { store }) => store.synonyms.list(query);

export const saveSynonym: Handler<typeof saveSynonymCall> = (synonym, { store, caller }) =>
  store.synonyms.save(synonym, actorOf(caller));

export const removeSynonyms: Handler<typeof removeSynonymsCall> = async ({ ids, seen }, { store, caller }) => ({
  removed: await store.synonyms.remove(ids, actorOf(caller), seen),
});
