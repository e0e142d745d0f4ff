/** What React Router's build of the site exports. */
declare module '#build/site/server/index.js' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
