import { exitWith, handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

/** Runs one of the project's TypeScript files with the project's own Node: `node scripts/run.mjs FILE ARGUMENTS`. */
await exitWith(async () => {
  requireHostNode();
  await installPackages();
  return handOver(process.argv.slice(2));
});
