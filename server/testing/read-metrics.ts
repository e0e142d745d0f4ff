import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { startServer } from '../start.ts';

/** Starts the program with these settings and returns the response of its metrics port. */
export async function readMetrics(dataDir: string, env: Record<string, string>): Promise<string> {
  const running = await startServer({
    config: loadConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      START_EMPTY: '1',
      ...env,
    }),
    log: silentLog(),
    mode: 'production',
    loadBuild: () => Promise.reject(new Error('The test requests no page')),
    officeFolder: dataDir,
    tell: () => {},
  });
  try {
    await fetch(`${running.url}/api/WebApi/GetFaq`);
    return await (await fetch(running.metricsUrl ?? '')).text();
  } finally {
    await running.stop();
  }
}
