import { exitWith, handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';
import { requireHostNode } from './project-node.mjs';

/** An explicit list, because Node would otherwise watch Vite's temporary files too. Vite itself reloads the files of the site. */
const watched = ['accounts', 'api', 'contract', 'content', 'files', 'front', 'mail', 'server', 'store'];

await exitWith(async () => {
  requireHostNode();
  await installPackages();
  const code = await handOver(['scripts/compile-messages.ts']);
  if (code !== 0) return code;
  const watching = watched.map((folder) => `--watch-path=${folder}`);
  // Vite loads the development build of react-router; a context from the production build would not be found.
  return handOver([...watching, '--watch-preserve-output', '--conditions=development', 'server/dev.ts'], {
    ...process.env,
    NODE_ENV: 'development',
  });
});
