import { sql } from 'kysely';
import type { SearchType } from '#contract/search.ts';
import type { Engine } from '../dialects/engine.ts';
import { languagesFor } from '../documents/languages.ts';
import { fragment, highlight } from '../search/highlight.ts';
import { foldedWords } from '../search/words.ts';
import type { SearchFound, SearchQuery } from '../store.ts';

/** More words than this do not make a question clearer. */
const mostWords = 24;

interface FoundRow {
  type: SearchType;
  entry_id: number;
  address: string | null;
  title: string;
  body: string;
}

/** Of each entry the row in the best of the languages. */
function inBestLanguage(languages: readonly string[]) {
  const choices = languages.map((lang, index) => {
    const noBetter = languages.slice(0, index).map((better) => sql`and languages not like ${`%,${better},%`}`);
    return sql`(lang = ${lang} ${sql.join(noBetter, sql` `)})`;
  });
  return sql`(${sql.join(choices, sql` or `)})`;
}

export const searchOf =
  (engine: Engine, defaultLanguage: string) =>
  async ({ words: typed, type, lang, skip, take }: SearchQuery): Promise<SearchFound> => {
    const words = [...new Set(foldedWords(typed))].slice(0, mostWords);
    if (words.length === 0) return { total: 0, counts: {}, items: [] };

    const { source, condition, order } = engine.search.match(words);
    const matching = sql`from ${source} where ${condition} and ${inBestLanguage(languagesFor(lang, defaultLanguage))}`;

    const counted = await sql<{ type: SearchType; hits: number }>`
      select type, cast(count(*) as integer) as hits ${matching} group by type`.execute(engine.read);
    const counts: SearchFound['counts'] = {};
    for (const { type: of, hits } of counted.rows) counts[of] = hits;
    const total = type ? (counts[type] ?? 0) : counted.rows.reduce((sum, { hits }) => sum + hits, 0);
    if (total <= skip || take < 1) return { total, counts, items: [] };

    const found = await sql<FoundRow>`
      select type, entry_id, address, search_texts.title, search_texts.body
      ${matching} ${type ? sql`and type = ${type}` : sql``}
      order by ${order}, entry_id desc
      limit ${take} offset ${skip}`.execute(engine.read);
    const items = found.rows.map((row) => ({
      type: row.type,
      id: row.entry_id,
      address: row.address,
      title: highlight(row.title, words),
      fragment: fragment(row.body, words),
    }));
    return { total, counts, items };
  };
