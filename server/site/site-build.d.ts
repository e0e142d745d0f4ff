/** The default export of React Router's build of the site. */
declare module '#build/site/server/index.js' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
