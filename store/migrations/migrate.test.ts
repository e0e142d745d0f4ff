import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import type { Engine } from '../dialects/engine.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { derivedDataOf } from '../queries/derived/outdated-entries.ts';
import { notesFrom } from '../queries/inbox/notes.ts';
import { change } from '../testing/changes.ts';
import { engines, type FreshDatabase } from '../testing/engines.ts';
import { type Migration, migrate, migrations, schemaVersion } from './migrate.ts';
import { inboxColumns } from './tables-1-to-20/inbox-columns.ts';
import { translationSources } from './tables-1-to-20/translation-sources.ts';
import { hashedSessions } from './tables-21-to-40/hashed-sessions.ts';
import { itemIds } from './tables-21-to-40/item-ids.ts';
import { listWords } from './tables-21-to-40/list-words.ts';
import { noteThreads } from './tables-21-to-40/note-threads.ts';
import { redirectPages } from './tables-21-to-40/redirect-pages.ts';

const addsTable: Migration = async (db) => {
  await sql`create table added (id integer primary key)`.execute(db);
  await sql`insert into added (id) values (1)`.execute(db);
};
const breaks: Migration = async (db) => {
  await sql`alter table added add column more integer`.execute(db);
  await sql`insert into added (id) values (2)`.execute(db);
  throw new Error('The power is gone');
};

describe.each(engines)('migrations on $name', ({ freshDatabase }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase();
    return fresh.discard;
  });

  const open = (): Engine =>
    'sqlite' in fresh.database ? openSqlite(fresh.database.sqlite) : openPostgres(fresh.database.postgres);

  async function withEngine<T>(act: (engine: Engine) => Promise<T>): Promise<T> {
    const engine = open();
    try {
      return await act(engine);
    } finally {
      await engine.close();
    }
  }

  async function migrateAndDerive(engine: Engine): Promise<void> {
    await migrate(engine);
    while ((await derivedDataOf(engine).rebuildSome((id, error) => expect.fail(`Entry ${id}: ${error}`))) > 0);
  }

  const versions = ({ read }: Engine) =>
    read.selectFrom('schema_versions').select('version').orderBy('version').execute();
  const added = async ({ read }: Engine) => (await sql`select * from added`.execute(read)).rows;

  test('run once and keep the content', async () => {
    const config = { database: fresh.database, defaultLanguage: 'en' };
    const first = await createStore(config);
    const { id } = await first.entries.save(change('news', { heading: 'Kept' }));
    expect(first.schemaVersion).toBe(schemaVersion);
    await first.close();
    const second = await createStore(config);
    await second.ping();
    expect((await second.entries.published('news', id))?.document.heading).toBe('Kept');
    await second.close();
  });

  test('try a step again that a deadlock with a change of an older program has ended', async () => {
    let tries = 0;
    const deadlocked: Migration = async (db, engine) => {
      tries += 1;
      await addsTable(db, engine, () => {});
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    };
    await withEngine(async (engine) => {
      await migrate(engine, [...migrations, deadlocked]);
      expect(await added(engine)).toEqual([{ id: 1 }]);
    });
    const isAlways: Migration = async () => {
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    };
    await withEngine((engine) =>
      expect(migrate(engine, [...migrations, addsTable, isAlways])).rejects.toThrow('database is locked'),
    );
  });

  test('run once when several stores open at the same time', async () => {
    let ran = 0;
    const counted: Migration = async (db, engine) => {
      ran += 1;
      await addsTable(db, engine, () => {});
    };
    await Promise.all(
      Array.from({ length: 4 }, () => withEngine((engine) => migrate(engine, [...migrations, counted]))),
    );
    expect(ran).toBe(1);
    expect(await withEngine(versions)).toHaveLength(schemaVersion + 1);
  });

  test('run once when several processes start at the same time', async () => {
    const script = fileURLToPath(new URL('../testing/open-store.ts', import.meta.url));
    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, [script, JSON.stringify(fresh.database)], { stdio: 'inherit' }),
    );
    const exits = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(await withEngine(versions)).toHaveLength(schemaVersion);
  });

  test('find entries withdrawn before the table of withdrawn entries existed', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, 1));
      const entry = sql`insert into entries (type, position, status, revision, address, created_at, updated_at)`;
      const revision = sql`
        insert into revisions (entry_id, revision, saved_at, saved_by, status, document, translations)`;
      for (const [n, [now, before]] of [
        ['draft', 'published'],
        ['draft', 'draft'],
        ['published', 'published'],
      ].entries()) {
        await sql`${entry} values ('news', 0, ${now}, 2, ${`a${n}`}, 't', 't')`.execute(engine.write);
        await sql`${revision} values (${n + 1}, 1, 't', 'me', ${before}, '{}', '{}')`.execute(engine.write);
      }
      await migrate(engine);
      const rows = await engine.read.selectFrom('withdrawn').select(['entry_id', 'type', 'address']).execute();
      expect(rows).toEqual([{ entry_id: 1, type: 'news', address: 'a0' }]);
    });
  });

  test('turn the spam flag into a status, and make older submissions searchable', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(inboxColumns)));
      for (const spam of [0, 1]) {
        await sql`insert into messages (received_at, name, email, mobile, subject, message, spam)
          values ('t', 'José', '', '', '', 'M', ${spam})`.execute(engine.write);
        await sql`insert into applications (received_at, reference, name, address, email, mobile, mobile_alternative,
            department_id, spam, blob, file_name, media_type, bytes, sha256)
          values ('t', ${`CV-${spam}`}, 'José', '', '', '', '', 1, ${spam}, ${`${spam}`}, 'f', 'm', 1, 's')`.execute(
          engine.write,
        );
      }
      await migrate(engine);
      const kept = { words: ' jose m', note: '', assignee: null };
      expect(await engine.read.selectFrom('messages').selectAll().orderBy('id').execute()).toMatchObject([
        { ...kept, status: 'new' },
        { ...kept, status: 'spam' },
      ]);
      expect(await engine.read.selectFrom('applications').selectAll().orderBy('id').execute()).toMatchObject([
        { words: ' cv 0 cv0 0 jose f', status: 'new', rating: null },
        { words: ' cv 1 cv1 1 jose f', status: 'spam', rating: null },
      ]);
      const bad = sql`update messages set status = 'lost'`;
      await expect(bad.execute(engine.write)).rejects.toThrow();
      await expect(sql`update applications set rating = 6`.execute(engine.write)).rejects.toThrow();
    });
  });

  test('find digits of all scripts, and any part of a number, in rows of before', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(listWords) - 1));
      const document = JSON.stringify({ title: 'Export', name: 'Ivo', phone: '+49 (0)40 ١٢٣-٤٥٦' });
      await sql`
        insert into entries (type, position, status, revision, created_at, updated_at)
        values ('contactPerson', 0, 'draft', 1, 't', 't')`.execute(engine.write);
      await sql`
        insert into entry_documents (entry_id, type, lang, document) values (1, 'contactPerson', '', ${document})`.execute(
        engine.write,
      );
      await sql`insert into messages (received_at, name, email, mobile, subject, message)
        values ('t', 'Ada', '', '০১৭১২-৩৪৫৬৭৮', '', 'Room ٤٢')`.execute(engine.write);
      await sql`insert into files (src, sha256, media_type, bytes, width, height, name, alt, title, lang, focus_x,
        focus_y, added_at, added_by) values ('/files/a.png', 's', 'image/png', 1, 1, 1, '৭৩৯১.png', '', '', '', 0, 0, 't', 'ann')`.execute(
        engine.write,
      );
      await migrateAndDerive(engine);
    });
    const store = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    const page = { skip: 0, take: 5 };
    for (const words of ['040123', '40 123', '4940123456', '٤٠١٢٣', '123456', '3456']) {
      expect((await store.entries.list({ type: 'contactPerson', sort: 'own', words, ...page })).total, words).toBe(1);
    }
    for (const words of ['1712345678', '01712', '৩৪৫৬', '42', '٤٢']) {
      expect((await store.submissions.messages({ words, ...page })).total, words).toBe(1);
    }
    for (const words of ['7391', '٧٣٩١']) expect((await store.files.list({ words, ...page })).total, words).toBe(1);
    await store.close();
  });

  test('make older entries searchable and record the files that they show', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, 2));
      const document = JSON.stringify({ heading: 'Élan', description: '<p><img src="/files/a.png" alt=""> Twill</p>' });
      await sql`
        insert into entries (type, position, status, revision, created_at, updated_at)
        values ('news', 0, 'draft', 1, 't', 't')`.execute(engine.write);
      await sql`insert into entry_documents values (1, 'news', '', ${document})`.execute(engine.write);
      await sql`
        insert into revisions (entry_id, revision, saved_at, saved_by, status, document, translations)
        values (1, 1, 't', 'ann', 'draft', ${document}, '{}')`.execute(engine.write);
      await migrateAndDerive(engine);
      const entry = await engine.read.selectFrom('entries').selectAll().executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ title: 'elan', pending: 0, trashed_at: null, updated_by: 'ann' });
      expect(await engine.read.selectFrom('entry_files').selectAll().execute()).toEqual([
        { entry_id: 1, src: '/files/a.png' },
      ]);
      expect(await engine.read.selectFrom('entry_words').select('words').execute()).toEqual([{ words: ' elan twill' }]);
    });
  });

  test('count the texts of older entries for their translations', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(translationSources)));
      const entry = sql`insert into entries (type, position, status, revision, created_at, updated_at)`;
      await sql`${entry} values ('faq', 0, 'published', 1, 't', 't')`.execute(engine.write);
      for (const [lang, document] of [
        ['', '{"name":"When?"}'],
        ['de', '{"name":"Wann?"}'],
      ]) {
        await sql`insert into entry_documents (entry_id, type, lang, document)
          values (1, 'faq', ${lang}, ${document})`.execute(engine.write);
      }
      await migrateAndDerive(engine);
      const states = engine.read.selectFrom('translation_states').select(['lang', 'state', 'outdated_sources']);
      expect(await states.orderBy('lang').execute()).toEqual([
        { lang: '', state: 'missing', outdated_sources: 0 },
        { lang: 'de', state: 'complete', outdated_sources: 0 },
      ]);
    });
  });

  test('give items of older lists an id, the same in all languages and in a pending change', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(itemIds)));
      const json = (...files: object[]) => JSON.stringify({ name: 'Reports', files });
      await sql`insert into entries (type, position, status, revision, pending, created_at, updated_at)
        values ('report', 0, 'published', 2, 1, 't', 't')`.execute(engine.write);
      for (const [lang, document] of [
        ['', json({ name: 'Spring' }, { name: 'Autumn' }, { name: 'Winter' })],
        ['de', json({ name: 'Frühling' }, {}, { name: 'Winter' })],
      ])
        await sql`insert into entry_documents (entry_id, type, lang, document)
          values (1, 'report', ${lang}, ${document})`.execute(engine.write);
      const pending = json({ name: 'New' }, { name: 'Winter' }, { name: 'Spring' });
      const german = JSON.stringify({ de: { files: [{}, { name: 'Winter' }] } });
      await sql`insert into revisions (entry_id, revision, saved_at, saved_by, status, document, translations)
        values (1, 2, 't', 'me', 'draft', ${pending}, ${german})`.execute(engine.write);
      await migrateAndDerive(engine);
      const entries = await engine.read.selectFrom('entry_documents').select(['lang', 'document']).execute();
      const [revision] = await engine.read.selectFrom('revisions').select(['document', 'translations']).execute();
      const idsIn = (document: string | undefined) =>
        (JSON.parse(document ?? '').files as { id: string }[]).map(({ id }) => id);
      const [seen = [], seenGerman] = ['', 'de'].map((lang) =>
        idsIn(entries.find((row) => row.lang === lang)?.document),
      );
      const latest = idsIn(revision?.document);
      expect(new Set([...seen, ...latest]).size).toBe(4);
      expect(seenGerman).toEqual(seen);
      expect(latest.slice(1)).toEqual([seen[2], seen[0]]);
      expect(idsIn(JSON.stringify(JSON.parse(revision?.translations ?? '').de))).toEqual(latest);
    });
  });

  test('find the page of older redirects', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(redirectPages)));
      await sql`insert into redirects (from_path, to_path, added_at, added_by)
        values ('/de/concern/Glas/', '/de/concern/glass', 't', 'me'), ('/old', '/news', 't', 'me')`.execute(
        engine.write,
      );
      await migrate(engine);
      const pages = engine.read.selectFrom('redirects').select(['from_path', 'page_path']).orderBy('from_path');
      expect(await pages.execute()).toMatchObject([{ page_path: '/concern/glas' }, { from_path: '/old' }]);
    });
  });

  test('keep the existing notes of messages and applications', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(noteThreads)));
      const note = 'Ask "Ada"\n[{}]';
      await sql`insert into messages (received_at, name, email, mobile, subject, message, status, note, words)
        values ('t', 'N', '', '', '', 'M', 'new', ${note}, ''), ('t', 'N', '', '', '', 'M', 'new', '', '')`.execute(
        engine.write,
      );
      await migrate(engine);
      const rows = await engine.read.selectFrom('messages').select('note').orderBy('id').execute();
      expect(rows.map((row) => notesFrom(row.note))).toEqual([[{ at: null, by: '', byId: null, text: note }], []]);
    });
  });

  test('keep hashes of session tokens, and no link in mails that will not be sent', async () => {
    await withEngine(async (engine) => {
      await migrate(engine, migrations.slice(0, migrations.indexOf(hashedSessions)));
      const run = (statement: RawBuilder<unknown>) => statement.execute(engine.write);
      await run(sql`insert into users (id, name, email, role, created_at, updated_at)
        values ('u', 'U', 'u@example.com', 'owner', 't', 't')`);
      await run(sql`insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
        values ('s', 'u', 'plain', 't', 't', 't')`);
      const text = 'Here: https://x.example/office/choose-password?token=aB_-9\n\nBye';
      await run(sql`insert into outgoing_mail (recipient, subject, text, attempts, due_at, created_at)
        values ('u@example.com', 'S', ${text}, 8, null, 't'), ('u@example.com', 'S', ${text}, 1, 't', 't')`);
      await migrate(engine);
      const sessions = await engine.read.selectFrom('sessions').select('token').execute();
      expect(sessions).toEqual([{ token: createHash('sha256').update('plain').digest('base64url') }]);
      const mails = await engine.read.selectFrom('outgoing_mail').select('text').orderBy('id').execute();
      expect(mails).toEqual([{ text: text.replace('aB_-9', '…') }, { text }]);
    });
  });

  test('keep completed steps and roll back the one that fails', async () => {
    await withEngine(async (engine) => {
      await expect(migrate(engine, [...migrations, addsTable, breaks])).rejects.toThrow('The power is gone');
      expect(await versions(engine)).toHaveLength(schemaVersion + 1);
      expect(await added(engine)).toEqual([{ id: 1 }]);
    });
  });

  test('roll back when the process is killed, and continue at the next start', async () => {
    await withEngine((engine) => migrate(engine));
    const script = fileURLToPath(new URL('../testing/migrate-and-hang.ts', import.meta.url));
    const child = spawn(process.execPath, [script, JSON.stringify(fresh.database)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toBe('midway\n');
    child.kill('SIGKILL');
    await once(child, 'exit');

    await withEngine(async (engine) => {
      expect(await versions(engine)).toHaveLength(schemaVersion);
      await expect(sql`select * from half`.execute(engine.read)).rejects.toThrow();
      await migrate(engine, [...migrations, addsTable]);
      expect(await added(engine)).toEqual([{ id: 1 }]);
    });
  });

  test('reject the database of a newer program and leave it unchanged', async () => {
    await withEngine((engine) => migrate(engine, [...migrations, addsTable, addsTable].slice(0, schemaVersion + 1)));
    await expect(createStore({ database: fresh.database, defaultLanguage: 'en' })).rejects.toThrow(
      `This database has version ${schemaVersion + 1}, made by a newer program`,
    );
    expect(await withEngine(versions)).toHaveLength(schemaVersion + 1);
  });

  test('create constraints against invalid rows', async () => {
    await withEngine(async (engine) => {
      await migrate(engine);
      const row = sql`'news', 0, 1, '2026-01-01', '2026-01-01'`;
      const columns = sql`type, position, revision, created_at, updated_at`;
      for (const [column, value] of [
        ['status', 'deleted'],
        ['status', null],
        ['status', 'scheduled'],
      ] as const) {
        const bad = sql`insert into entries (${columns}, ${sql.ref(column)}) values (${row}, ${value})`;
        await expect(bad.execute(engine.write), `${column} ${value}`).rejects.toThrow();
      }
      const orphan = sql`insert into entries (${columns}, status, parent_id) values (${row}, 'draft', 99)`;
      await expect(orphan.execute(engine.write)).rejects.toThrow();
      const fit = sql`insert into entries (${columns}, status, address) values (${row}, 'draft', 'a')`;
      await fit.execute(engine.write);
      await expect(fit.execute(engine.write)).rejects.toThrow();
    });
  });
});
