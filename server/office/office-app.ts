import { Hono } from 'hono';
import { type AppEnv, type AppParts, serveClient, withBasics } from '../create-app.ts';
import { routedPath } from '../requests/routed-path.ts';
import { publicFiles } from '../site/public-files.ts';
import { mountOffice, type OfficeParts } from './office.ts';

/** Builds the app of the office's own port: the office and its pictures, and the styles of the site for its previews. */
export function createOfficeApp(
  parts: Pick<AppParts, 'config' | 'backend' | 'publicBlobs' | 'library' | 'pictures' | 'clientFolder' | 'log'> & {
    office: OfficeParts;
  },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: routedPath });
  const { addressOf } = withBasics(app, { ...parts, config: { ...parts.config, publicUrl: parts.office.officeUrl } });
  mountOffice(app, parts.office, addressOf);
  if (parts.publicBlobs) app.get('/files/*', publicFiles(parts.publicBlobs, parts.library));
  if (parts.pictures) app.get('/pictures/*', parts.pictures.handle);
  if (parts.clientFolder) serveClient(app, parts.clientFolder);
  app.get('/', (c) => c.redirect('/office', 302));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  app.all('*', (c) => c.text('Not found', 404));
  return app;
}
