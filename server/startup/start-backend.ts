import { join } from 'node:path';
import { createTranslator } from '#api/translator/create-translator.ts';
import { clamdScan } from '#files/virus-scan.ts';
import { foreignBackend } from '#front/calls/foreign-backend.ts';
import { createLastGoodResponses } from '#front/calls/last-good/last-good-responses.ts';
import { backendPictures } from '#front/pictures/backend-pictures.ts';
import { imageHostsOf, withPictureHosts } from '#front/pictures/pictures-of-hosts.ts';
import { createFrontSearch } from '#front/search/front-search.ts';
import { createMailer, ehloName, type MailerOptions, patientLimits, promptLimits } from '#mail/mailer.ts';
import { createWebhook } from '#mail/webhook.ts';
import type { Store } from '#store/store.ts';
import { type Backend, ownBackend } from '../backend.ts';
import { requireBackupFolder } from '../backups/backup-folder.ts';
import { backupState } from '../backups/backup-state.ts';
import { createScheduledBackup } from '../backups/scheduled-backup.ts';
import type { Config } from '../config/config.ts';
import type { AppParts } from '../create-app.ts';
import { startBackground } from '../jobs/background.ts';
import { sendNowBy } from '../jobs/mail/send-now.ts';
import { senderOf } from '../jobs/mail/sender.ts';
import { createVisitCounter, type VisitCounter } from '../jobs/privacy/visit-counter.ts';
import { createZeroResultCounter, type ZeroResultCounter } from '../jobs/privacy/zero-result-counter.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { OfficeParts } from '../office/office.ts';
import { ownPictures, type Pictures } from '../pictures/own-pictures.ts';
import { createLivePreview } from '../site/live-preview.ts';
import { pageExistsOn } from '../site/page-exists.ts';
import { framesOf } from '../site/policy-sources.ts';
import type { SiteHandler, SiteOptions } from '../site/site-handler.ts';
import { dataFolderState, disksOf } from './checks/disks.ts';
import { createMachine, diskSpace } from './checks/machine.ts';
import { fillDemo, removeUnfinishedDemo } from './fill-demo.ts';
import { openAccounts } from './open-accounts.ts';
import { openBlobs } from './open-blobs.ts';
import { openDevelopmentStore, openStore } from './open-store.ts';

export interface BackendOptions {
  config: Config;
  log: Log;
  /** The folder of the built office. */
  officeFolder: string;
  /** In development, only an empty database gets tables. */
  mode: SiteOptions['mode'];
}

/** The source of a site's content, and the services for serving it. */
export interface StartedBackend {
  backend: Backend;
  /** Absent where another host has the data. */
  store?: Store;
  visits?: VisitCounter;
  searches?: ZeroResultCounter;
  pictures: Pictures;
  parts: Partial<AppParts>;
  office?: OfficeParts;
  stop: () => Promise<void>;
}

/** Starts a site in front of another host. */
export function startFront(
  backendUrl: string,
  { config, log }: BackendOptions,
  { metrics, now }: { metrics: Metrics | undefined; now: () => Date },
): StartedBackend {
  const { dataDir } = config;
  const hosts = imageHostsOf(config);
  const nowMs = () => now().getTime();
  // BACKEND_FRESH=0 also turns the stale-if-error cache off.
  const lastGood =
    config.backendFresh > 0
      ? createLastGoodResponses({ folder: join(dataDir, 'last-good'), now: nowMs, log })
      : undefined;
  const pictures = backendPictures({ backendUrl, hosts, dataDir, now, log });
  metrics?.observe({
    disks: disksOf(config),
    dataFault: dataFolderState(dataDir, log, nowMs),
    ...(lastGood ? { backendResponseAges: lastGood.ages } : {}),
  });
  const { readingClient, identity, ...backend } = foreignBackend({
    url: backendUrl,
    config,
    log,
    now,
    lastGood,
    metrics: metrics?.observeBackend(),
  });
  const defaultLanguage = config.siteLanguage ?? 'en';
  const search =
    config.front.search === 'off'
      ? undefined
      : createFrontSearch({ dataDir, client: readingClient, identity, defaultLanguage, log });
  void search?.read();
  const clientFor: Backend['clientFor'] = (caller) => {
    const client = withPictureHosts(backend.clientFor(caller), { backendUrl, hosts });
    return search ? search.over(client) : client;
  };
  return {
    backend: { ...backend, clientFor },
    pictures,
    parts: { pictures },
    stop: async () => {
      await search?.stop();
      await pictures.settled();
      await lastGood?.settled();
    },
  };
}

/**
 * Opens the site's own database and files, writes the demo group into an empty store if wanted, and starts the
 * background jobs.
 */
export async function startOwn(
  { config, log, officeFolder, mode }: BackendOptions,
  { site, metrics, now }: { site: SiteHandler; metrics: Metrics | undefined; now: () => Date },
): Promise<StartedBackend> {
  const { dataDir } = config;
  await requireBackupFolder(config);
  await removeUnfinishedDemo(config);
  const { blobs, close: closeBlobs } = await openBlobs(config, (reason) =>
    log.error(`${reason} Until it responds, stored pages and pictures are served, and uploads are rejected.`),
  );
  const store = await (mode === 'development' ? openDevelopmentStore : openStore)(config, {
    ...(metrics ? { onError: metrics.databaseFailed } : {}),
    onMigration: (progress) => log.info(progress, 'Migrating the database'),
  });
  const { files: publicBlobs, private: privateBlobs } = blobs;
  const pictures = ownPictures({ publicBlobs, dataDir, log });
  const accounts = await openAccounts(store, config, log);
  const backups = () => backupState(store, { dataDir, scheduled: config.backup !== undefined, now: now() });
  const { mailer, sendNow } = openMail(config, () => senderOf(backend.clientFor({}), config.publicUrl));
  const disks = disksOf(config);
  const dataFault = dataFolderState(dataDir, log, () => now().getTime());
  const services = {
    ...optionalServices(config),
    pageExists: pageExistsOn(site, () => backend.clientFor({}), config.publicUrl),
    diskSpace: () => diskSpace(dataDir),
    disks,
    machine: createMachine(dataDir, now, backups),
    ...(sendNow ? { sendNow } : {}),
  };
  const renderPage = createLivePreview(site, config.publicUrl);
  const shared = { store, publicBlobs, privateBlobs, now, log };
  const { people } = accounts;
  const backend = ownBackend({ ...shared, people, services, renderPage, dataFault, config });
  await fillDemo({ ...shared, backend, config });
  metrics?.observe({ ...storeSources(store, backend, config), backups, disks, dataFault });
  const counters = createCounters(store, now);
  const stopBackground = startBackground({
    ...shared,
    ...counters,
    pictures,
    accounts,
    mailer,
    webhook: config.webhook && createWebhook(config.webhook),
    backup: config.backup && createScheduledBackup({ ...config.backup, store, blobs, dataDir, now, log }),
  });
  const served = { accounts, api: backend.fetch, folder: officeFolder };
  return {
    backend,
    store,
    ...counters,
    pictures,
    parts: {
      publicBlobs,
      library: store.files,
      entries: store.entries,
      pictures,
      redirects: store.redirects,
      countVisit: counters.visits.countVisit,
      countSearch: counters.searches.countSearch,
    },
    office: config.office ? { ...served, officeUrl: config.officeUrl, frameSources: framesOf(config) } : undefined,
    stop: async () => {
      await backend.stop();
      await stopBackground();
      await pictures.settled();
      await accounts.settled();
      closeBlobs();
      await store.close();
    },
  };
}

/** The services that an operator may set up. */
const optionalServices = ({ translate, clamd, webhook, publicUrl }: Config) => ({
  ...(translate ? { translator: createTranslator({ ...translate, site: new URL(publicUrl).host }) } : {}),
  ...(clamd ? { scan: clamdScan(clamd) } : {}),
  ...(webhook ? { webhook: true } : {}),
});

/** The mailer of the queue, and that of mails that a person waits for. */
function openMail({ smtpUrl, publicUrl }: Config, from: MailerOptions['from']) {
  if (!smtpUrl) return {};
  const smtp = { url: smtpUrl, from, name: ehloName(publicUrl) };
  return {
    mailer: createMailer({ ...smtp, limits: patientLimits }),
    sendNow: sendNowBy(createMailer({ ...smtp, limits: promptLimits })),
  };
}

const createCounters = ({ visits, zeroResultSearches, defaultLanguage }: Store, now: () => Date) => ({
  visits: createVisitCounter({ visits, now }),
  searches: createZeroResultCounter({ searches: zeroResultSearches, defaultLanguage, now }),
});

const storeSources = ({ mail, pool, contentVersion }: Store, { filesUp }: Backend, { backup }: Config) => ({
  mail: mail.state,
  contentVersion,
  ...(pool ? { databasePool: pool } : {}),
  ...(backup ? { backupIntervalMs: backup.everyMs } : {}),
  ...(filesUp ? { filesUp } : {}),
});
