import { buildAll } from './build-all.mjs';
import { exitWith, handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { program, programEnv } from './program.mjs';
import { requireHostNode } from './project-node.mjs';

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  await buildAll();
  return handOver(program, programEnv());
});
