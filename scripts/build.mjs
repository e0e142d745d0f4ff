import { buildSite } from './build-site.mjs';
import { exitWith } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  await buildSite();
  return 0;
});
