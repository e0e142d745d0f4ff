import { type BestBet, bestBets, maxBestBets } from '#contract/office/best-bets.ts';
import type { Actor } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { BestBets } from '#store/interfaces/search-registers.ts';
import { foldedTerm } from '#store/search/folded-term.ts';
import { StoreError } from '#store/store.ts';
import { replaceDocument, storedDocument } from '../inbox/one-document.ts';
import { raiseVersion } from '../published/changes.ts';
import { versionedCache } from '../published/versioned-cache.ts';
import { note } from '../upkeep/audit.ts';

const table = 'best_bets';

const keyOf = ({ term, lang }: BestBet) => `${lang.toLowerCase()} ${foldedTerm(term)}`;
const isSame = (one: BestBet, other: BestBet): boolean =>
  keyOf(one) === keyOf(other) && one.type === other.type && one.id === other.id;

const storedIn = (db: Database) => storedDocument(db, table, bestBets, { bets: [] });

export function bestBetsOf(engine: Engine): BestBets {
  const { read, write, lockContent } = engine;
  const cached = versionedCache<ReadonlyMap<string, BestBet[]>>(read);
  const byTerm = () => cached('', async () => Map.groupBy((await storedIn(read)).bets, keyOf));

  /** Replaces the bets where `edit` returns others. */
  const change = (action: string, bet: BestBet, by: Actor, edit: (bets: BestBet[]) => BestBet[] | undefined) =>
    write.transaction().execute(async (db) => {
      await lockContent(db);
      const { bets, revision } = await storedIn(db);
      const next = edit(bets);
      if (!next) return false;
      await replaceDocument(db, table, { bets: next }, { seen: revision, by, what: 'the best bets' });
      await raiseVersion(db, engine);
      await note(db, { by, action, subject: `${bet.lang} ${bet.term}` });
      return true;
    });

  return {
    all: async () => (await storedIn(read)).bets,

    async of(term, languages) {
      const bets = await byTerm();
      return bets.size === 0 ? [] : languages.flatMap((lang) => bets.get(`${lang} ${term}`) ?? []);
    },

    async add(bet, by) {
      await change('bet.add', bet, by, (bets) => {
        if (bets.some((one) => isSame(one, bet))) return undefined;
        if (bets.length >= maxBestBets)
          throw new StoreError('too-many', `There are ${maxBestBets} best bets already`, { most: maxBestBets });
        return [...bets, bet];
      });
    },

    remove: (bet, by) =>
      change('bet.remove', bet, by, (bets) => {
        const left = bets.filter((one) => !isSame(one, bet));
        return left.length < bets.length ? left : undefined;
      }),
  };
}
