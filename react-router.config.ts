import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  ssr: true,
} satisfies Config;
