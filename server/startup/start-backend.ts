import { join } from 'node:path';
import { createTranslator } from '#api/translator/create-translator.ts';
import { clamdScan } from '#files/virus-scan.ts';
import { foreignBackend } from '#front/calls/foreign-backend.ts';
import { createLastGoodResponses } from '#front/calls/last-good/last-good-responses.ts';
import { backendPictures } from '#front/pictures/backend-pictures.ts';
import { imageHostsOf, withPictureHosts } from '#front/pictures/pictures-of-hosts.ts';
import { createFrontSearch } from '#front/search/front-search.ts';
import { createMailer, ehloName, patientLimits, promptLimits } from '#mail/mailer.ts';
import { createWebhook } from '#mail/webhook.ts';
import type { Store } from '#store/store.ts';
import { type Backend, ownBackend } from '../backend.ts';
import { startBackground } from '../background.ts';
import { requireBackupFolder } from '../backups/backup-folder.ts';
import { backupState } from '../backups/backup-state.ts';
import { createScheduledBackup } from '../backups/scheduled-backup.ts';
import type { Config } from '../config/config.ts';
import type { AppParts } from '../create-app.ts';
import type { Log } from '../logging/log.ts';
import { sendNowBy } from '../mail/send-now.ts';
import { senderOf } from '../mail/sender.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { OfficeParts } from '../office/office.ts';
import { ownPictures, type Pictures } from '../pictures/own-pictures.ts';
import { createVisitCounter, type VisitCounter } from '../privacy/visit-counter.ts';
import { createZeroResultCounter, type ZeroResultCounter } from '../privacy/zero-result-counter.ts';
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
  await requireBackupFolder(config);
  await removeUnfinishedDemo(config);
  const { blobs, close: closeBlobs } = await openBlobs(config, (reason) =>
    log.error(`${reason} Until it responds, stored pages and pictures are served, and uploads are rejected.`),
  );
  const open = mode === 'development' ? openDevelopmentStore : openStore;
  const store = await open(config, {
    ...(metrics ? { onError: metrics.databaseFailed } : {}),
    onMigration: (progress) => log.info(progress, 'Migrating the database'),
  });
  const { files: publicBlobs, private: privateBlobs } = blobs;
  const pictures = ownPictures({ publicBlobs, dataDir: config.dataDir, log });
  const accounts = await openAccounts(store, config, log);
  const { people } = accounts;
  const backups = () =>
    backupState(store, { dataDir: config.dataDir, scheduled: config.backup !== undefined, now: now() });
  const from = () => senderOf(backend.clientFor({}), config.publicUrl);
  const smtp = config.smtpUrl ? { url: config.smtpUrl, from, name: ehloName(config.publicUrl) } : undefined;
  const mailer = smtp && createMailer({ ...smtp, limits: patientLimits });
  const disks = disksOf(config);
  const dataFault = dataFolderState(config.dataDir, log, () => now().getTime());
  const services = {
    pageExists: pageExistsOn(site, () => backend.clientFor({}), config.publicUrl),
    diskSpace: () => diskSpace(config.dataDir),
    disks,
    machine: createMachine(config.dataDir, now, backups),
    ...(config.translate
      ? { translator: createTranslator({ ...config.translate, site: new URL(config.publicUrl).host }) }
      : {}),
    ...(config.clamd ? { scan: clamdScan(config.clamd) } : {}),
    ...(config.webhook ? { webhook: true } : {}),
    ...(smtp ? { sendNow: sendNowBy(createMailer({ ...smtp, limits: promptLimits })) } : {}),
  };
  const renderPage = createLivePreview(site, config.publicUrl);
  const parts = { store, publicBlobs, privateBlobs, people, services, renderPage, dataFault, config, now, log };
  const backend = ownBackend(parts);
  await fillDemo({ store, privateBlobs, backend, config, now, log });
  metrics?.observe({
    mail: store.mail.state,
    backups,
    ...(config.backup ? { backupIntervalMs: config.backup.everyMs } : {}),
    ...(store.pool ? { databasePool: store.pool } : {}),
    contentVersion: store.contentVersion,
    disks,
    dataFault,
    ...(backend.filesUp ? { filesUp: backend.filesUp } : {}),
  });
  const backup =
    config.backup && createScheduledBackup({ ...config.backup, store, blobs, dataDir: config.dataDir, now, log });
  const visits = createVisitCounter({ visits: store.visits, now });
  const searches = createZeroResultCounter({
    searches: store.zeroResultSearches,
    defaultLanguage: store.defaultLanguage,
    now,
  });
  const stopBackground = startBackground({
    store,
    privateBlobs,
    publicBlobs,
    pictures,
    accounts,
    mailer,
    webhook: config.webhook && createWebhook(config.webhook),
    backup,
    visits,
    searches,
    now,
    log,
  });
  return {
    backend,
    store,
    visits,
    searches,
    pictures,
    parts: {
      publicBlobs,
      library: store.files,
      entries: store.entries,
      pictures,
      redirects: store.redirects,
      countVisit: visits.countVisit,
      countSearch: searches.countSearch,
    },
    office: config.office
      ? {
          accounts,
          api: backend.fetch,
          officeUrl: config.officeUrl,
          folder: officeFolder,
          frameSources: framesOf(config),
        }
      : undefined,
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
