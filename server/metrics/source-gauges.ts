import { createSingleFlight } from '../limits/concurrency-limiter.ts';
import type { GaugeOptions } from './collected-gauge.ts';
import type { MetricsSources } from './sources.ts';

/** Returns the gauges of the available sources. */
export function gaugesOf(sources: MetricsSources): GaugeOptions[] {
  const {
    queues,
    disks,
    dataFault,
    filesUp,
    databasePool: pool,
    contentVersion,
    isLate,
    backendResponseAges: ages,
  } = sources;
  return [
    ...cacheGauges(sources),
    ...(queues ? [queueGauge(queues)] : []),
    ...mailGauges(sources),
    ...backupGauges(sources),
    ...(disks ? diskGauges(disks) : []),
    ...(dataFault
      ? [
          {
            name: 'atrium_data_writable',
            help: '1 if DATA_DIR takes data; otherwise forms, edits and sign-ins fail',
            read: async () => Number((await dataFault()) === undefined),
          },
        ]
      : []),
    ...(filesUp
      ? [{ name: 'atrium_files_up', help: '1 if the file storage responds', read: async () => Number(await filesUp()) }]
      : []),
    ...(pool ? poolGauges(pool) : []),
    ...(contentVersion
      ? [{ name: 'atrium_content_version', help: 'Grows with each change visible to visitors', read: contentVersion }]
      : []),
    ...(ages ? [responseAgeGauge(ages)] : []),
    ...(isLate
      ? [
          {
            name: 'atrium_event_loop_late',
            help: '1 while new pages are refused because the event loop is late',
            read: () => Number(isLate()),
          },
        ]
      : []),
  ];
}

function cacheGauges({ cache }: MetricsSources): GaugeOptions[] {
  if (!cache) return [];
  return [
    { name: 'atrium_cache_entries', help: 'Responses in the cache', read: () => cache().answers },
    { name: 'atrium_cache_size_bytes', help: 'Memory of the cached responses', read: () => cache().bytes },
  ];
}

const queueGauge = (queues: NonNullable<MetricsSources['queues']>): GaugeOptions => ({
  name: 'atrium_queue_length',
  help: 'Items that wait, by queue',
  labelNames: ['queue'],
  read: async () => {
    const entries = Object.entries(queues).map(async ([queue, length]) => ({
      labels: { queue },
      value: await length(),
    }));
    return Promise.all(entries);
  },
});

const responseAgeGauge = (ages: NonNullable<MetricsSources['backendResponseAges']>): GaugeOptions => ({
  name: 'atrium_backend_answer_age_seconds',
  help: 'Age of the answer last served for a call, by call; 0 unless it was a stale answer',
  labelNames: ['call'],
  read: () => ages().map(({ call, seconds }) => ({ labels: { call }, value: seconds })),
});

/** All gauges are read concurrently, so gauges with the same source share one query. */
function sharing<T>(read: () => Promise<T>): () => Promise<T> {
  const once = createSingleFlight<T>();
  return () => once.do('', read);
}

function mailGauges({ mail }: MetricsSources): GaugeOptions[] {
  if (!mail) return [];
  const state = sharing(mail);
  return [
    {
      name: 'atrium_mail_outbox_messages',
      help: 'Mails in the outbox that wait to be sent or tried again',
      read: async () => (await state()).waiting,
    },
    {
      name: 'atrium_mail_undeliverable_messages',
      help: 'Mails in the outbox that are not tried again',
      read: async () => (await state()).givenUp,
    },
  ];
}

function backupGauges({ backups, backupIntervalMs }: MetricsSources): GaugeOptions[] {
  if (!backups) return [];
  const state = sharing(backups);
  return [
    {
      name: 'atrium_last_backup_timestamp_seconds',
      help: 'When the last backup was made, where one is known',
      read: async () => {
        const { lastBackupAt } = await state();
        return lastBackupAt === null ? undefined : Date.parse(lastBackupAt) / 1_000;
      },
    },
    {
      name: 'atrium_backup_interval_seconds',
      help: 'How often a backup is scheduled',
      read: () => (backupIntervalMs === undefined ? undefined : backupIntervalMs / 1_000),
    },
    {
      name: 'atrium_backup_failing',
      help: '1 while scheduled backups fail or none exists yet',
      read: async () => {
        const { lastBackupAt, backup } = await state();
        return Number(backup.failure !== null || (backup.scheduled && lastBackupAt === null));
      },
    },
  ];
}

function diskGauges(disks: NonNullable<MetricsSources['disks']>): GaugeOptions[] {
  const state = sharing(disks);
  const read = (part: 'free' | 'total') => async () =>
    (await state()).map(({ folder, [part]: value }) => ({ labels: { folder }, value }));
  return [
    {
      name: 'atrium_disk_free_bytes',
      help: 'Free space on the disk of a folder: data, backup or temporary',
      labelNames: ['folder'],
      read: read('free'),
    },
    {
      name: 'atrium_disk_size_bytes',
      help: 'Size of the disk of a folder',
      labelNames: ['folder'],
      read: read('total'),
    },
  ];
}

function poolGauges(pool: NonNullable<MetricsSources['databasePool']>): GaugeOptions[] {
  return [
    {
      name: 'atrium_database_pool_connections',
      help: 'Connections to PostgreSQL, by state',
      labelNames: ['state'],
      read: () => {
        const { total, idle } = pool();
        return [
          { labels: { state: 'idle' }, value: idle },
          { labels: { state: 'used' }, value: total - idle },
        ];
      },
    },
    {
      name: 'atrium_database_pool_max_connections',
      help: 'Connections to PostgreSQL at most',
      read: () => pool().max,
    },
    {
      name: 'atrium_database_pool_waiting_requests',
      help: 'Queries that wait for a connection',
      read: () => pool().waiting,
    },
  ];
}
