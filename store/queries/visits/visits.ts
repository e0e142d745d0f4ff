import { sql } from 'kysely';
import type { Engine } from '#store/dialects/engine.ts';
import type { Visits } from '#store/interfaces/personal.ts';

/** More than a site has. Further addresses are counted together, so that a flood of made-up ones cannot fill the table. */
const maxPagesPerDay = 5_000;
const pagesAtOnce = 200;

const summed = sql<number>`cast(sum(visits) as integer)`;

export const visitsOf = ({ read, write }: Engine): Visits => ({
  add: (day, counts) =>
    write.transaction().execute(async (db) => {
      const known = new Set<string>();
      // In a fixed order, so that two processes cannot deadlock.
      const pages = [...counts.keys()].sort();
      for (let start = 0; start < pages.length; start += pagesAtOnce) {
        const some = pages.slice(start, start + pagesAtOnce);
        const rows = await db
          .selectFrom('visits')
          .select('page')
          .where('day', '=', day)
          .where('page', 'in', some)
          .execute();
        for (const { page } of rows) known.add(page);
      }
      const { pages: there } = await db
        .selectFrom('visits')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('pages'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      let room = maxPagesPerDay - there;
      const added = new Map<string, number>();
      for (const page of pages) {
        const isNamed = known.has(page) || room > 0;
        if (isNamed && !known.has(page)) room -= 1;
        const name = isNamed ? page : '';
        added.set(name, (added.get(name) ?? 0) + (counts.get(page) ?? 0));
      }
      const rows = [...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([page, visits]) => ({ day, page, visits }));
      for (let start = 0; start < rows.length; start += pagesAtOnce) {
        await db
          .insertInto('visits')
          .values(rows.slice(start, start + pagesAtOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'page'])
              .doUpdateSet((eb) => ({ visits: eb('visits.visits', '+', eb.ref('excluded.visits')) })),
          )
          .execute();
      }
    }),

  async between(from, to, maxPages) {
    const within = read.selectFrom('visits').where('day', '>=', from).where('day', '<=', to);
    const [days, pages] = await Promise.all([
      within
        .select(['day', summed.as('visits')])
        .groupBy('day')
        .orderBy('day')
        .execute(),
      within
        .select(['page', summed.as('visits')])
        .groupBy('page')
        .orderBy(summed, 'desc')
        .orderBy('page')
        .limit(maxPages)
        .execute(),
    ]);
    return { days, pages };
  },

  async dropBefore(day) {
    await write.deleteFrom('visits').where('day', '<', day).execute();
  },
});
