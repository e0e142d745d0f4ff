import type { Store } from '#store/store.ts';
import { freshStore } from '#store/testing/engines.ts';
import { type Accounts, type AccountsOptions, createAccounts, type Presence } from '../create-accounts.ts';
import { type Browser, createBrowser } from './browser.ts';
import { fastHashing } from './fast-hashing.ts';

export const goodPassword = 'heron under granite 52';

export interface TestAccounts {
  store: Store;
  accounts: Accounts;
  errors: unknown[];
  /** A browser with the given address or a new one. */
  browser(address?: string): Browser;
  /** Adds a user with a password. */
  join(email: string, role?: 'owner' | 'editor' | 'recruiter' | 'reader', password?: string): Promise<string>;
  /** A request for a call with the browser's cookies. */
  requestOf(browser: Browser): Request;
  /** The user that calls see for the browser. */
  presenceOf(browser: Browser): Promise<Presence['principal']>;
  stop(): Promise<void>;
}

const origin = 'https://office.example.com';
let addresses = 0;

/** Accounts on the given store or an empty one, with fast hashes by default. */
export async function startAccounts(
  given?: Store,
  more: Pick<AccountsOptions, 'passwordHashing' | 'secretKey'> = {},
): Promise<TestAccounts> {
  const { store, discard } = given ? { store: given, discard: async () => {} } : await freshStore();
  const errors: unknown[] = [];
  const accounts = await createAccounts({
    store,
    officeUrl: `${origin}/office`,
    companyNames: async () => ['Riverbank Textile Group'],
    logError: (error) => errors.push(error),
    passwordHashing: fastHashing,
    ...more,
  });
  const browser = (address = `198.51.100.${++addresses}`) =>
    createBrowser((request) => accounts.fetch(request, address), { origin });
  const requestOf = ({ cookies }: Browser) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(`${origin}/api/Office/GetMe`, { headers: { cookie } });
  };
  return {
    store,
    accounts,
    requestOf,
    presenceOf: async (from) => (await accounts.presenceOf(requestOf(from))).principal,
    errors,
    browser,
    async join(email, role = 'owner', password = goodPassword) {
      const [name = ''] = email.split('@');
      const invited = await accounts.people.invite({ name, email, role }, 'test', false);
      if (!invited) throw new Error(`${email} exists already`);
      const token = new URL(invited.link).searchParams.get('token');
      const { status } = await browser().post('/choose-password', { token, password });
      if (status !== 200) throw new Error(`${email} could not join: ${status}`);
      return invited.id;
    },
    async stop() {
      await accounts.settled();
      await discard();
    },
  };
}
