import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Accounts } from '#accounts/create-accounts.ts';
import { remindOfCertificates } from '#api/notices/remind-of-certificates.ts';
import { todayIn } from '#api/rules/time/today.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { Mailer } from '#mail/mailer.ts';
import { type MailSource, type SendQueuedOptions, sendQueued } from '#mail/send-queued.ts';
import { NewerTablesError } from '#store/migrations/refuse-newer-tables.ts';
import type { Store } from '#store/store.ts';
import type { ScheduledBackup } from '../backups/scheduled-backup.ts';
import type { Log } from '../logging/log.ts';
import { makeBlurPlaceholders } from '../pictures/make-blur-placeholders.ts';
import type { OwnPictures } from '../pictures/own-pictures.ts';
import { createPreparation } from '../pictures/prepare-renditions.ts';
import { createFactsReader } from '../startup/read-facts.ts';
import { rebuildDerived } from '../startup/rebuild-derived.ts';
import { readFileTexts } from './file-texts/read-file-texts.ts';
import { mayDeleteByAge, sweepPersonal } from './privacy/sweep-personal.ts';
import type { VisitCounter } from './privacy/visit-counter.ts';
import type { ZeroResultCounter } from './privacy/zero-result-counter.ts';

export interface BackgroundParts {
  store: Store;
  privateBlobs: BlobStore;
  publicBlobs: BlobStore;
  pictures: Pick<OwnPictures, 'sweep' | 'prepare' | 'waiting'>;
  accounts: Pick<Accounts, 'sweep' | 'completeMail' | 'people'>;
  visits: Pick<VisitCounter, 'flush'>;
  searches: Pick<ZeroResultCounter, 'flush'>;
  /** Absent where no SMTP server is set: mails then wait in the queue. */
  mailer?: Mailer;
  /** Absent where no webhook is set: what waits for it stays in the queue. */
  webhook?: Pick<Mailer, 'send' | 'explain'>;
  /** Absent where no folder for backups is set. */
  backup?: ScheduledBackup;
  now: () => Date;
  log: Log;
}

/** A private file without a row is deleted after this time. Until then a request may still be writing the row. */
const leftOverAfterMs = 60 * 60_000;

/** A server may take minutes to confirm a mail. The mail is sent again after the next start, when its lease has ended. */
const maxSendMsAtStop = 5_000;

/** Starts the background jobs. The returned function stops them and waits for the running ones. */
export function startBackground(parts: BackgroundParts): () => Promise<void> {
  const { store, privateBlobs, publicBlobs, pictures, accounts, visits, searches, now, log } = parts;
  const { mailer, webhook, backup } = parts;
  const stopping = new AbortController();
  const isIdle = () => {
    const [load = 0] = loadavg();
    return pictures.waiting() === 0 && load < availableParallelism();
  };
  const prepare = createPreparation({ store, pictures, isIdle, signal: stopping.signal });
  const jobs = [
    every(1_000, 'Publishing', log, () => store.entries.publishDue(now())),
    every(10_000, 'Changing entries whose day has come', log, async () => {
      await store.entries.changeDue(await todayIn(store, now()));
    }),
    every(10 * 60_000, 'Reminding of certificates', log, async () => {
      const logError = (error: unknown) => log.error({ err: error }, 'A certificate could not be read');
      const context = { store, people: accounts.people, requestId: 'reminders', logError };
      await remindOfCertificates(await todayIn(store, now()), context);
    }),
    every(250, 'Rebuilding derived data', log, () =>
      rebuildDerived({
        store,
        log,
        onProgress: (progress) => log.info(progress, 'Rebuilding derived data: addresses, search, lists, translations'),
        signal: stopping.signal,
      }),
    ),
    every(2_000, 'Reading the facts of products', log, createFactsReader(store)),
    every(60 * 60_000, 'Deleting expired previews', log, async () => {
      if (await mayDeleteByAge({ store, log }, now())) await store.previews.dropExpired(now());
    }),
    every(60 * 60_000, 'Deleting orphaned files', log, () => sweepLeftOvers(store, privateBlobs, now())),
    every(60 * 60_000, 'Deleting unfinished files', log, async () => {
      const before = new Date(now().getTime() - leftOverAfterMs);
      for (const blobs of [publicBlobs, privateBlobs]) await blobs.removeUnfinished?.(before);
    }),
    every(60 * 60_000, 'Deleting unused renditions', log, () => pictures.sweep()),
    every(250, 'Reading the texts of PDFs', log, () => readFileTexts({ store, publicBlobs, signal: stopping.signal })),
    every(15_000, 'Preparing sizes of pictures', log, prepare),
    every(60_000, 'Making blur placeholders', log, () => makeBlurPlaceholders(store, publicBlobs)),
    every(60 * 60_000, 'Deleting expired account data', log, () => accounts.sweep()),
    every(24 * 60 * 60_000, 'Deleting expired personal data', log, () =>
      sweepPersonal({ store, privateBlobs, now, log }),
    ),
    every(60_000, 'Saving visit counts', log, () => visits.flush()),
    every(60_000, 'Saving counts of searches', log, () => searches.flush()),
  ];
  const send = (what: string, options: Pick<SendQueuedOptions, 'queue' | 'mailer' | 'complete'>) => {
    const logError = (error: unknown) => log.warn({ err: error }, `${what} failed; it will be tried again`);
    const stopSending = every(2_000, what, log, () => sendQueued({ ...options, now, logError }));
    jobs.push(() => Promise.race([stopSending(), wait(maxSendMsAtStop, undefined, { ref: false })]));
  };
  if (mailer) send('Sending mail', { queue: store.mail, mailer, complete: accounts.completeMail });
  if (webhook) {
    const { mail } = store;
    const queue: MailSource = { ...mail, claim: (from, until, most) => mail.claim(from, until, most, 'webhook') };
    send('Calling the webhook', { queue, mailer: webhook, complete: async (event) => event });
  }
  if (backup) jobs.push(every(60_000, 'Backing up', log, () => backup.look()));
  return async () => {
    backup?.stop();
    stopping.abort();
    await Promise.all(jobs.map((stop) => stop()));
    await visits.flush().catch((error: unknown) => log.error({ err: error }, 'Saving visit counts failed'));
    await searches.flush().catch((error: unknown) => log.error({ err: error }, 'Saving counts of searches failed'));
    mailer?.close();
  };
}

/** Runs a job now and again `ms` after each end. A failure is logged; the job runs again. */
function every(ms: number, what: string, log: Log, job: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isRefused = false;
  const run = async () => {
    await job().catch((error: unknown) => {
      // A newer program does the work from now on: once is enough.
      const wasRefused = isRefused;
      isRefused = error instanceof NewerTablesError;
      if (!(isRefused && wasRefused)) log.error({ err: error }, `${what} failed`);
    });
    if (!stopped) timer = setTimeout(start, ms).unref();
  };
  let running = Promise.resolve();
  const start = () => {
    running = run();
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}

/**
 * Deletes private files that no application or enquiry refers to. A crash between writing the file and its row leaves
 * such a file.
 */
export async function sweepLeftOvers(store: Store, privateBlobs: BlobStore, now: Date): Promise<number> {
  const old: string[] = [];
  for await (const { name, writtenAt } of privateBlobs.list()) {
    if (now.getTime() - writtenAt.getTime() > leftOverAfterMs) old.push(name);
  }
  const known = await store.submissions.knownBlobs(old);
  const leftOver = old.filter((name) => !known.has(name));
  for (const name of leftOver) await privateBlobs.remove(name);
  return leftOver.length;
}
