import { handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

/** The exit code of run-tests.ts when it has counted, and printed, a failure. */
const countedFailures = 3;

let code;
try {
  requireHostNode();
  await installPackages();
  code = await handOver(['scripts/run-tests.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
}
// Whoever reads the last line must find one even where the tests never came to their end.
if (code !== 0 && code !== countedFailures) process.stdout.write('\n0 passed, 1 failed, 0 skipped\n');
process.exitCode = code === 0 ? 0 : 1;
