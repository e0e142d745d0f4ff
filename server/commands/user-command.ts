import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Accounts } from '#accounts/create-accounts.ts';
import { type Role, roles } from '#contract/access.ts';
import type { Store } from '#store/store.ts';

/** A command that cannot be carried out; the message gives the reason and the remedy. */
export class UserCommandError extends Error {
  override readonly name = 'UserCommandError';
}

export const usage = `Manage who may sign in to the office; works while the server runs.

  npm run user -- list
  npm run user -- add EMAIL --name "NAME" --role ${roles.join('|')}
  npm run user -- reset EMAIL      deletes password, second factor and sessions, and prints a link to choose a new password
  npm run user -- disable EMAIL    signs the user out at once and blocks new sign-ins
  npm run user -- enable EMAIL
  npm run user -- forget-key       after the loss of SECRET_KEY: deletes all second factors and sessions`;

/** The actor in the audit log. */
const by = 'command line';

interface Given {
  store: Store;
  people: Accounts['people'];
  /** The address in the links, from the settings. */
  officeUrl: string;
}

const changes = new Map<string, { reset?: boolean; disabled?: boolean }>([
  ['reset', { reset: true }],
  ['disable', { disabled: true }],
  ['enable', { disabled: false }],
]);

/** Runs a command; returns the text to print. Throws a {@link UserCommandError}. */
export async function runUserCommand(words: string[], given: Given): Promise<string> {
  const { positionals, values } = parse(words);
  const [command, email, ...more] = positionals;
  if (command === 'list' && email === undefined) return list(given);
  if (command === undefined || email === undefined || more.length > 0) throw new UserCommandError(usage);
  if (command === 'add') return add(email, values, given);
  const wanted = changes.get(command);
  if (!wanted) throw new UserCommandError(usage);
  return change(email, wanted, given);
}

/** Deletes all that a lost SECRET_KEY encrypts, so that the office starts with another one. */
export async function forgetKey({ secrets }: Pick<Store, 'secrets'>): Promise<string> {
  const factors = await secrets.forgetKey('accounts');
  return (
    `Deleted ${factors} second factors and all sessions. ` +
    'The next start of the server takes the SECRET_KEY that is set then.'
  );
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' } },
    });
  } catch {
    throw new UserCommandError(usage);
  }
}

async function list({ people }: Given): Promise<string> {
  const users = await people.list();
  if (users.length === 0)
    return 'No one may sign in yet. The link that the start of the server prints creates the first owner.';
  const lines = users.map(({ email, name, role, disabled, joined, secondFactor, lastSeenAt }) =>
    [
      email,
      name,
      role,
      disabled ? 'disabled' : joined ? 'may sign in' : 'has no password yet',
      secondFactor ? 'second factor' : 'no second factor',
      lastSeenAt ? `last seen ${lastSeenAt.slice(0, 10)}` : 'never seen',
    ].join('  '),
  );
  return lines.join('\n');
}

async function add(
  email: string,
  { name, role }: { name?: string; role?: string },
  { people, officeUrl }: Given,
): Promise<string> {
  if (!z.email().safeParse(email).success) throw new UserCommandError(`“${email}” is not an email address.`);
  if (!name?.trim()) throw new UserCommandError(`Give the name: --name "NAME"`);
  const chosen = roles.find((each): each is Role => each === role);
  if (!chosen) throw new UserCommandError(`Give the role: --role ${roles.join('|')}`);
  const invited = await people.invite({ name: name.trim(), email, role: chosen }, by, false);
  if (!invited) throw new UserCommandError(`${email} already exists.`);
  return linkText(email, invited.link, 'seven days', officeUrl);
}

async function change(
  email: string,
  wanted: { reset?: boolean; disabled?: boolean },
  { store, people, officeUrl }: Given,
): Promise<string> {
  const user = await store.users.byEmail(email);
  if (!user) throw new UserCommandError(`There is no user with the address ${email}.`);
  const outcome = await people.change(user.id, wanted, by, true);
  if (outcome === 'last-owner') {
    throw new UserCommandError(`${email} is the last owner who can sign in; add another one first.`);
  }
  if (outcome === 'missing') throw new UserCommandError(`There is no user with the address ${email}.`);
  if (outcome.link) return linkText(email, outcome.link, 'a day', officeUrl);
  return wanted.disabled ? `${email} is disabled.` : `${email} may sign in again.`;
}

const linkText = (email: string, link: string, time: string, officeUrl: string) =>
  `${email} chooses a password here, once, within ${time}:\n  ${link}\n` +
  `The address of the office, ${officeUrl}, comes from PUBLIC_URL or OFFICE_URL. ` +
  `If the server has other settings, use those and run npm run user -- reset ${email}.`;
