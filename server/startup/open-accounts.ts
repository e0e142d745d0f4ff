import { type Accounts, type AccountsOptions, createAccounts } from '#accounts/create-accounts.ts';
import type { Store } from '#store/store.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';

/** Creates the accounts for a store, with the office's address from the settings. */
export const openAccounts = (
  store: Store,
  config: Pick<Config, 'officeUrl' | 'secretKey'>,
  log: Log,
  { passwordHashing }: Pick<AccountsOptions, 'passwordHashing'> = {},
): Promise<Accounts> =>
  createAccounts({
    store,
    officeUrl: config.officeUrl,
    secretKey: config.secretKey,
    companyNames: () => namesIn(store),
    passwordHashing,
    logError: (error) => log.error({ err: error }, 'Accounts error'),
  });

async function namesIn({ entries }: Store): Promise<string[]> {
  const company = await entries.publishedSingle('company');
  const concerns = await entries.listPublished({ type: 'concern' });
  const names = [company?.document.companyName, ...concerns.items.map(({ document }) => document.name)];
  return names.filter((name) => typeof name === 'string');
}
