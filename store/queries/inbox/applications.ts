import type { Selectable } from 'kysely';
import type { JobEnd } from '#contract/submissions/retention.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { ApplicationFilter, StoredApplication, Submissions } from '#store/interfaces/inbox.ts';
import type { Tables } from '#store/tables/tables.ts';
import { titlesOf } from '../content/entry-rows.ts';
import { note } from '../upkeep/audit.ts';
import { changeSubject, counted, eachRow, notSpam, requireSeen } from './inbox-rows.ts';
import { applicationWords, haveWords } from './inbox-words.ts';
import { jobEnds, keptUntil } from './job-ends.ts';
import { addNote, notesFrom } from './notes.ts';

type Row = Selectable<Tables['applications']>;

function matching(db: Database, { status, department, career, words = '' }: ApplicationFilter) {
  const all = db.selectFrom('applications');
  let rows = status === undefined ? all.where(notSpam) : all.where('status', '=', status);
  if (department !== undefined) rows = rows.where('department_id', '=', department);
  if (career !== undefined) rows = rows.where('career_id', '=', career);
  return rows.where(haveWords(words));
}

const applicationFrom = (
  row: Row,
  titles: ReadonlyMap<number, string>,
  ends: ReadonlyMap<number, JobEnd>,
): StoredApplication => ({
  id: row.id,
  receivedAt: row.received_at,
  reference: row.reference,
  name: row.name,
  address: row.address,
  email: row.email,
  mobile: row.mobile,
  mobileAlternative: row.mobile_alternative,
  departmentId: row.department_id,
  departmentTitle: titles.get(row.department_id) ?? null,
  careerId: row.career_id,
  careerTitle: row.career_id === null ? null : (titles.get(row.career_id) ?? null),
  status: row.status,
  rating: row.rating,
  notes: notesFrom(row.note),
  privacyVersion: row.privacy_version,
  lang: row.lang,
  talentPool: row.talent_pool === 1,
  keptUntil: keptUntil(row, ends).toISOString(),
  file: { blob: row.blob, name: row.file_name, mediaType: row.media_type, bytes: row.bytes, sha256: row.sha256 },
});

/** Adds titles and deadlines of departments and jobs, in a constant number of queries. */
export async function applicationsFrom(db: Database, rows: readonly Row[]): Promise<StoredApplication[]> {
  const ids = rows.flatMap((row) => [row.department_id, ...(row.career_id === null ? [] : [row.career_id])]);
  const titles = await titlesOf(db, [...new Set(ids)]);
  const ends = await jobEnds(
    db,
    rows.map(({ career_id }) => career_id),
  );
  return rows.map((row) => applicationFrom(row, titles, ends));
}

type Applications = Pick<Submissions, 'applications' | 'eachApplication' | 'application' | 'changeApplications'>;

export const applicationsOf = ({ read, write }: Engine): Applications => ({
  async applications({ skip, take, ...filter }) {
    const [rows, { total }] = await Promise.all([
      matching(read, filter).selectAll().orderBy('id', 'desc').limit(take).offset(skip).execute(),
      matching(read, filter).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: await applicationsFrom(read, rows), total };
  },

  eachApplication: (filter) =>
    eachRow(async (before, most) => {
      const rows = matching(read, filter).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(most);
      return applicationsFrom(read, await rows.execute());
    }),

  async application(id) {
    const rows = await read.selectFrom('applications').selectAll().where('id', '=', id).execute();
    const [application] = await applicationsFrom(read, rows);
    return application;
  },

  changeApplications: (ids, { talentPool, ...change }, by, seen) =>
    write.transaction().execute(async (db) => {
      const { note: text, ...fields } = change;
      const all = { ...change, ...(talentPool === undefined ? {} : { talent_pool: 0 }) };
      const noted = { ...change, ...(talentPool === undefined ? {} : { consent: 'withdrawn' }) };
      if (ids.length === 0 || Object.values(all).every((value) => value === undefined)) return 0;
      if (seen) {
        const lock = db.updateTable('applications').set((eb) => ({ status: eb.ref('status') }));
        requireSeen(await lock.where('id', 'in', ids).returningAll().execute(), seen, change);
      }
      // Without other changes, this locks the rows for the note.
      const changed = await db
        .updateTable('applications')
        .set((eb) => ({
          ...fields,
          ...(talentPool === undefined ? {} : { talent_pool: 0 }),
          status: fields.status ?? eb.ref('status'),
        }))
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      if (changed.length === 0) return 0;
      if (text !== undefined) await addNote(db, 'applications', changed, { text, by, wordsOf: applicationWords });
      await note(db, { by, action: 'application.change', subject: changeSubject(changed, noted) });
      return changed.length;
    }),
});
