import { exitWith, handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

/** Named, because Node would otherwise watch Vite's own temporary files too. The site's files are Vite's to reload. */
const watched = ['accounts', 'api', 'contract', 'files', 'mail', 'server', 'store'];

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  const watching = watched.map((folder) => `--watch-path=${folder}`);
  // Vite takes the development build of react-router; a context made with the other one would not be found.
  return handOver([...watching, '--watch-preserve-output', '--conditions=development', 'server/dev.ts'], {
    ...process.env,
    NODE_ENV: 'development',
  });
});
