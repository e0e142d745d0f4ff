import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allCatalogs, root } from './catalogs.ts';
import { compileMessages } from './compile.ts';

const content = join(root, 'content');

/** Whether a file has messages: those of a catalog, or labels and texts of a content type. */
const hasMessages = (path: string): boolean =>
  allCatalogs.some(({ folder }) => path.startsWith(folder)) ||
  (path.startsWith(content) && /[/\\](definition\.ts|labels\.json|pages\.json)$/.test(path));

/** Compiles the message catalogs before a build, and again when one changes during development. */
export const messageCatalogs = (): Plugin => ({
  name: 'message-catalogs',
  config: () => compileMessages(),
  configureServer: ({ watcher, config }) => {
    watcher.on('change', (path) => {
      if (!hasMessages(path)) return;
      // In a process of its own: this one keeps the definitions that it has loaded.
      execFile(process.execPath, [join(root, 'scripts/compile-messages.ts')], (error) => {
        if (error) config.logger.error(String(error));
      });
    });
  },
});
