import { buildSite } from './build-site.mjs';
import { exitWith, handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { program, programEnv } from './program.mjs';
import { requireHostNode } from './project-node.mjs';

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  await buildSite();
  return handOver(program, programEnv());
});
