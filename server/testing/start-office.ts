import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Accounts } from '#accounts/create-accounts.ts';
import { type Browser, createBrowser } from '#accounts/testing/browser.ts';
import { fastHashing } from '#accounts/testing/fast-hashing.ts';
import { goodPassword } from '#accounts/testing/start-accounts.ts';
import type { Role } from '#contract/access.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { freshStore } from '#store/testing/engines.ts';
import { ownBackend } from '../backend.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { createOfficeApp } from '../office/office-app.ts';
import { openAccounts } from '../startup/open-accounts.ts';

export interface TestOffice {
  store: Store;
  accounts: Accounts;
  /** The real addresses: `url` of the site, `officePortUrl` of the office if it has its own port. */
  url: string;
  officePortUrl: string | undefined;
  /** A browser that uses the office's public address and connects to `at` (absent: the site's port). */
  browser(options?: { at?: string; headers?: Record<string, string> }): Browser;
  /** Adds a user with the role and a password. */
  join(role: Role): Promise<{ id: string; email: string }>;
  signIn(role: Role): Promise<Browser>;
  stop(): Promise<void>;
}

const origin = 'https://www.example.com';

/** Starts site and office on real sockets, with an empty store and a site that responds with 404. */
export async function startOffice(
  env: Record<string, string> = {},
  { folder: builtOffice }: { folder?: string } = {},
): Promise<TestOffice> {
  const log = silentLog();
  const config = loadConfig({ PUBLIC_URL: origin, OFFICE_URL: origin, ...env });
  const folder = await mkdtemp(join(tmpdir(), 'atrium-office-'));
  const { store, discard } = await freshStore();
  const publicBlobs = createDiskBlobs(join(folder, 'files'));
  const privateBlobs = createDiskBlobs(join(folder, 'private'));
  const accounts = await openAccounts(store, config, log, { passwordHashing: fastHashing });
  const { people } = accounts;
  const backend = ownBackend({ store, people, publicBlobs, privateBlobs, config, now: () => new Date(), log });
  const office = config.office
    ? {
        accounts,
        api: backend.fetch,
        officeUrl: config.officeUrl,
        folder: builtOffice ?? folder,
        frameSources: ['https://player.vimeo.com'],
      }
    : undefined;
  const parts = { config, backend, publicBlobs, log };
  const site = () => Promise.resolve(new Response('no such page', { status: 404 }));
  const alone = config.officePort !== undefined;
  const listening: Server[] = [];
  const listen = (listener: RequestListener) => listenOn(createServer(listener), listening);
  const url = await listen(getRequestListener(createApp({ ...parts, site, office: alone ? undefined : office }).fetch));
  const officePortUrl =
    alone && office ? await listen(getRequestListener(createOfficeApp({ ...parts, office }).fetch)) : undefined;

  const browser: TestOffice['browser'] = ({ at = url, headers } = {}) =>
    createBrowser((request) => fetch(request.url.replace(origin, at), request), { origin, headers });
  const emailOf = (role: Role) => `${role}@example.com`;
  const joinAs = async (role: Role) => {
    const person = { name: role, email: emailOf(role), role };
    const invited = await people.invite(person, 'test', false);
    const token = new URL(invited?.link ?? '').searchParams.get('token');
    await browser({ at: officePortUrl }).post('/choose-password', { token, password: goodPassword });
    return { id: invited?.id ?? '', email: person.email };
  };
  return {
    store,
    accounts,
    url,
    officePortUrl,
    browser,
    join: joinAs,
    async signIn(role) {
      const visitor = browser({ at: officePortUrl });
      const { status } = await visitor.post('/sign-in', { email: emailOf(role), password: goodPassword });
      if (status !== 200) throw new Error(`${role} could not sign in: ${status}`);
      return visitor;
    },
    async stop() {
      for (const server of listening) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await accounts.settled();
      await discard();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listenOn(server: Server, listening: Server[]): Promise<string> {
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
