import { buildAll } from './build-all.mjs';
import { exitWith } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  await buildAll();
  return 0;
});
