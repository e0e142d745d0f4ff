import { handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

/** The exit code of test/main.ts after it has counted and printed a failure. */
const countedFailures = 3;

let code;
try {
  requireHostNode();
  await installPackages();
  code = await handOver(['scripts/test/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
}
// The last line is the result even if the tests could not start or crashed.
if (code !== 0 && code !== countedFailures) process.stdout.write('\n0 passed, 1 failed, 0 skipped\n');
process.exitCode = code === 0 ? 0 : 1;
