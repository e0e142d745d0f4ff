import type { Plugin } from 'vite';
import { allCatalogs } from './catalogs.ts';
import { compileMessages } from './compile.ts';

/** Compiles the message catalogs before a build, and again when one changes during development. */
export const messageCatalogs = (): Plugin => ({
  name: 'message-catalogs',
  config: () => compileMessages(),
  configureServer: ({ watcher, config }) => {
    watcher.on('change', (path) => {
      if (!allCatalogs.some(({ folder }) => path.startsWith(folder))) return;
      try {
        compileMessages();
      } catch (error) {
        config.logger.error(String(error));
      }
    });
  },
});
