import { parseArgs } from 'node:util';
import { checkBackend } from '#front/check/check-backend.ts';
import { exitCodeOf, reportText } from '#front/check/check-report.ts';
import { readConfig } from '../config/config.ts';

const usage = `Report what the site would lose in front of a backend; changes nothing.

  npm run check-backend -- https://backend.example.com
  npm run check-backend -- https://backend.example.com --json

Without an address it uses BACKEND_URL. It exits with 0 if everything fits, 1 if something is lost, and 2 if the backend
cannot be reached.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const config = await readConfig();
  const [given = config.backendUrl, ...more] = positionals;
  const url = given === undefined ? null : URL.parse(given);
  if (values.help || more.length > 0 || !url || !/^https?:$/.test(url.protocol)) throw new Error(usage);
  const report = await checkBackend({
    backend: url.origin,
    config,
    onCall: (call, requests) => process.stderr.write(`${call} (${requests})\n`),
  });
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  process.exitCode = exitCodeOf(report);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
