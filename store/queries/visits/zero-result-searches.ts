import { sql } from 'kysely';
import type { Engine } from '#store/dialects/engine.ts';
import type { ZeroResultSearches } from '#store/interfaces/search-registers.ts';

/** A flood of made-up words cannot fill the table. */
const maxTermsPerDay = 1_000;

const summed = sql<number>`cast(sum(searches) as integer)`;

export const zeroResultSearchesOf = ({ read, write }: Engine): ZeroResultSearches => ({
  add: (day, counts) =>
    write.transaction().execute(async (db) => {
      // In a fixed order, so that two processes cannot deadlock.
      const sorted = counts.toSorted((one, other) =>
        `${one.lang} ${one.term}` < `${other.lang} ${other.term}` ? -1 : 1,
      );
      const { terms } = await db
        .selectFrom('zero_result_searches')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('terms'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      let room = maxTermsPerDay - terms;
      for (const { lang, term, searches } of sorted) {
        const { numUpdatedRows } = await db
          .updateTable('zero_result_searches')
          .set((eb) => ({ searches: eb('searches', '+', searches) }))
          .where('day', '=', day)
          .where('lang', '=', lang)
          .where('term', '=', term)
          .executeTakeFirst();
        if (numUpdatedRows > 0n || room <= 0) continue;
        room -= 1;
        await db
          .insertInto('zero_result_searches')
          .values({ day, lang, term, searches })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'lang', 'term'])
              .doUpdateSet((eb) => ({ searches: eb('zero_result_searches.searches', '+', searches) })),
          )
          .execute();
      }
    }),

  between: (from, to, most) =>
    read
      .selectFrom('zero_result_searches')
      .select(({ fn }) => ['lang', 'term', summed.as('searches'), fn.max('day').as('lastDay')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['lang', 'term'])
      .orderBy(summed, 'desc')
      .orderBy('term')
      .orderBy('lang')
      .limit(most)
      .execute(),

  async dropBefore(day) {
    await write.deleteFrom('zero_result_searches').where('day', '<', day).execute();
  },
});
