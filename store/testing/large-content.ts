import { inject } from 'vitest';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { DumpedRow } from '../store.ts';

const moment = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString();
const hash = (n: number) => n.toString(16).padStart(64, '0');

/** `npm run test:faults` loads four times as many. */
const times = inject('fullSize') ? 4 : 1;

/** Makes PostgreSQL plan as for the full size: each page of a table stands for several. */
export const fullSizePlans = `set seq_page_cost = ${4 / times}`;

/** Entries of the large content, by type; one entry in ten is a draft. */
export const largeCounts = {
  category: 80 * times,
  product: 1_600 * times,
  concern: 120 * times,
  news: 1_200 * times,
  faq: 1_200 * times,
  gallery: 400 * times,
  executive: 200 * times,
} satisfies Counts;

/** Of all types. */
export const largeTotal = Object.values(largeCounts).reduce((sum, count) => sum + count, 0);

type Counts = Partial<Record<EntityName, number>>;

/** The first id of a concern. */
const firstConcernOf = ({ category = 0, product = 0 }: Counts): number => category + product + 1;

const words = 'yarn cotton wool loom weave spin dye mill port crate ship bale fibre thread cloth colour'.split(' ');
const wordAt = (n: number) => words[n % words.length] ?? '';

function documentOf(type: EntityName, n: number, counts: Counts): Record<string, unknown> {
  const title = `${wordAt(n)} ${wordAt(n * 7 + 3)} number${n}`;
  const description = `<p>${Array.from({ length: 60 }, (_, k) => wordAt(n * k + k)).join(' ')} rare${n % 500}</p>`;
  const fields: Partial<Record<EntityName, Record<string, unknown>>> = {
    news: { heading: title, date: moment(n), description },
    product: {
      name: title,
      description,
      media: [{ kind: 'picture', picture: { src: `/files/${n}.webp`, alt: title } }],
      articles: [{ number: `article${n}` }],
      concern: firstConcernOf(counts) + (n % (counts.concern ?? 1)),
    },
    concern: { address: `concern-${n}`, name: title, mission: description },
  };
  const { document, example } = entityOf(type);
  return document.parse({ ...example, ...(fields[type] ?? { name: title, description }) });
}

function* entriesOf(type: EntityName, counts: Counts, firstId: number, categories: readonly number[]) {
  const count = counts[type] ?? 0;
  for (let n = 0; n < count; n++) {
    const id = firstId + n;
    const draft = n % 10 === 9;
    const scheduled = n % 200 === 19;
    const parent = type === 'product' ? (categories[n % categories.length] ?? null) : null;
    const row = {
      id,
      type,
      parent_id: parent,
      position: type === 'product' ? Math.floor(n / categories.length) : n,
      status: scheduled ? 'scheduled' : draft ? 'draft' : 'published',
      publish_at: scheduled ? moment(500_000 + n) : null,
      revision: 1,
      address: type === 'concern' ? `concern-${n}` : null,
      dated_at: type === 'news' ? moment(n) : null,
      created_at: moment(n),
      updated_at: moment(n),
    };
    const documents = [{ entry_id: id, type, lang: '', document: JSON.stringify(documentOf(type, n, counts)) }];
    if (n % 4 === 0)
      documents.push({ entry_id: id, type, lang: 'de', document: JSON.stringify({ name: `Garn ${n}` }) });
    yield { row, documents };
  }
}

/** Entries by type, as rows of a backup. */
export async function* largeEntries(counts: Counts): AsyncGenerator<DumpedRow> {
  const categories = Array.from({ length: counts.category ?? 0 }, (_, n) => n + 1).filter((id) => id % 10 !== 0);
  const documents: DumpedRow[] = [];
  let next = 1;
  for (const type of Object.keys(counts) as EntityName[]) {
    for (const entry of entriesOf(type, counts, next, categories)) {
      yield { table: 'entries', row: entry.row };
      for (const row of entry.documents) documents.push({ table: 'entry_documents', row });
    }
    next += counts[type] ?? 0;
  }
  yield* documents;
}

/** The large content and thousands of other rows, as rows of a backup. */
export async function* largeContent(): AsyncGenerator<DumpedRow> {
  yield* largeEntries(largeCounts);
  for (let n = 1; n <= 4_000; n++) {
    const saved = { saved_at: moment(n), saved_by: 'editor@example.com', parent_id: null, publish_at: null };
    const row = { entry_id: n, revision: 1, ...saved, status: 'published', document: '{}', translations: '{}' };
    yield { table: 'revisions', row };
  }
  // The German of products is a draft.
  for (let n = largeCounts.category + 1; n < firstConcernOf(largeCounts); n++) {
    yield { table: 'language_publications', row: { entry_id: n, lang: 'de', status: 'draft', publish_at: null } };
  }
  for (let n = 1; n <= 4_000; n++) {
    const status = n % 3 === 0 ? 'confirmed' : 'asked';
    const subscriber = { id: n, email: `reader${n}@example.com`, status, asked_at: moment(n) };
    const tokens = { confirm_token_hash: hash(n), unsubscribe_token_hash: hash(n + 10_000) };
    const confirmed = { confirmed_at: status === 'confirmed' ? moment(n) : null, ended_at: null };
    yield { table: 'subscribers', row: { ...subscriber, ...tokens, ...confirmed } };
  }
  for (let n = 1; n <= 4_000; n++) {
    const mail = { id: n, recipient: 'a@example.com', subject: 'S', text: 'T', headers: null, reply_to: null };
    // Most were given up; the last hundred are queued.
    const queue = { attempts: 9, due_at: n > 3_900 ? moment(n) : null, last_error: null, created_at: moment(n) };
    yield { table: 'outgoing_mail', row: { ...mail, ...queue } };
  }
  const added = { added_at: moment(0), added_by: 'editor@example.com' };
  for (let n = 1; n <= 4_000; n++) {
    const file = { src: `/files/${n}.webp`, sha256: hash(n), media_type: 'image/webp', bytes: 9, width: 1, height: 1 };
    yield { table: 'files', row: { ...file, ...added } };
    const replaced = { original_src: `/files/old${n}.webp`, current_src: file.src, position: 1 };
    yield { table: 'file_permalinks', row: replaced };
  }
  for (let n = 1; n <= 4_000; n++) {
    yield { table: 'redirects', row: { from_path: `/old/${n}`, to_path: `/new/${n}`, ...added } };
  }
  for (let n = 1; n <= 4_000; n++) {
    const row = { entry_id: 100_000 + n, type: 'concern', address: `gone-${n}`, withdrawn_at: moment(n) };
    yield { table: 'withdrawn', row };
  }
  for (let n = 1; n <= 4_000; n++) {
    const person = { name: 'N', address: 'A', email: 'e@example.com', mobile: '1', mobile_alternative: '2' };
    const job = { id: n, received_at: moment(n), reference: `CV-${n}`, department_id: n % 40 };
    const handled = { career_id: n % 80, status: n % 90 === 0 ? 'new' : 'declined' };
    const file = { blob: `blob-${n}`, file_name: 'cv.pdf', media_type: 'application/pdf', bytes: 9, sha256: hash(n) };
    yield { table: 'applications', row: { ...job, ...handled, ...person, ...file } };
  }
  for (let n = 1; n <= 4_000; n++) {
    const sender = { name: 'N', email: 'e@example.com', mobile: '', subject: 'S', message: 'M' };
    const handled = { status: n % 90 === 0 ? 'new' : n % 2 === 0 ? 'spam' : 'read', assignee: `user-${n % 50}` };
    yield { table: 'messages', row: { id: n, received_at: moment(n), ...sender, ...handled } };
    const asked = {
      reference: `EN-${n}`,
      company: '',
      country: '',
      delivery_term: '',
      wanted_on: '',
      lines: '[]',
      desk: `desk-${n % 40}`,
    };
    const sent = { idempotency_key: `key-${n}`, digest: hash(n), blob: `attachment-${n}` };
    yield { table: 'enquiries', row: { message_id: n, ...asked, ...sent } };
  }
}
