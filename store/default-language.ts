import type { Database, Engine } from './dialects/engine.ts';
import { documentFrom } from './documents/json.ts';
import { tagOf } from './documents/languages.ts';

/** The documents of a store are in another language than the one it should be opened with. */
export class LanguageError extends Error {
  constructor(stored: string, asked: string) {
    super(
      `The main language of this content is ${stored}, not ${asked}. Start with SITE_LANGUAGE=${stored}, or without it. ` +
        'To change the main language, export the content in the office, start with an empty data folder and ' +
        `SITE_LANGUAGE=${asked}, and import it there.`,
    );
    this.name = 'LanguageError';
  }
}

const initial = 'en';

/** Reads the main language of the content. The first start sets it; a start without content may change it. */
export async function openLanguage(engine: Engine, asked: string | undefined, mayWrite: boolean): Promise<string> {
  const stored = await storedIn(engine.read);
  if (stored && (asked === undefined || tagOf(asked) === stored)) return stored;
  if (!mayWrite) return stored ?? asked ?? initial;
  return engine.write.transaction().execute(async (db) => {
    await engine.lockContent(db);
    const isEmpty = !(await db.selectFrom('entries').select('id').limit(1).executeTakeFirst());
    const present = isEmpty ? undefined : ((await storedIn(db)) ?? (await declaredIn(db)));
    const wanted = asked && tagOf(asked);
    if (present && wanted && present !== wanted) throw new LanguageError(present, wanted);
    const language = present ?? wanted ?? initial;
    await db.updateTable('content_version').set({ default_language: language }).where('id', '=', 1).execute();
    return language;
  });
}

async function storedIn(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('content_version').select('default_language').where('id', '=', 1).executeTakeFirst();
  return row?.default_language ?? undefined;
}

/** The language that the company information of an older version declares. */
async function declaredIn(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('entry_documents')
    .select('document')
    .where('type', '=', 'company')
    .where('lang', '=', '')
    .executeTakeFirst();
  const declared = row && documentFrom(row.document).contentLanguage;
  return typeof declared === 'string' ? tagOf(declared) : undefined;
}
