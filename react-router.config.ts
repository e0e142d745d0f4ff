import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // All routes are named in one small file that is kept for ever, rather than asked for link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
