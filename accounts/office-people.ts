import { officeAccess, type Role } from '#contract/access.ts';
import type { Actor } from '#store/actor.ts';
import type { MailPreferences, StoredUser, UserChange } from '#store/interfaces/people.ts';
import { type Link, linkLifetimes } from './links.ts';
import { invitation } from './mails.ts';
import type { Services } from './services.ts';

const shown = ({ mailPreferences: _, lang: __, ...user }: StoredUser) => user;

const mayRead = { messages: officeAccess.ListMessages, applications: officeAccess.ListApplications };

/** User management for the calls and the command line. */
export function officePeople({ store, links, host }: Pick<Services, 'store' | 'links' | 'host'>, officeUrl: string) {
  const { users } = store;
  return {
    officeUrl,

    list: async () => (await users.list()).map(shown),

    async get(id: string) {
      const user = await users.get(id);
      return user && { ...shown(user), mailWishes: user.mailPreferences, lang: user.lang };
    },

    /** Adds a user and mails the link unless `mailed` is false. Undefined if the address belongs to a user already. */
    async invite(
      { lang = 'en', ...person }: { name: string; email: string; role: Role; lang?: string },
      by: Actor,
      mailed = true,
    ) {
      const id = await users.add(person, by);
      if (id === undefined) return undefined;
      const link = await links.toChoosePassword(id, linkLifetimes.invitation);
      if (mailed) await store.mail.enqueue(invitation({ id, ...person }, host, lang));
      return { id, link: link.url, expiresAt: link.expiresAt.toISOString() };
    },

    async change(id: string, change: UserChange, by: Actor, evenLastOwner = false) {
      const outcome = await users.change(id, change, by, evenLastOwner);
      if (outcome !== 'changed') return outcome;
      const link: Link | undefined = change.reset ? await links.toChoosePassword(id, linkLifetimes.reset) : undefined;
      return { link: link?.url ?? null };
    },

    async changeMe(
      id: string,
      {
        mailWishes,
        ...change
      }: { name?: string; mailWishes?: MailPreferences; lang?: string; onLeaveUntil?: string | null },
    ) {
      await users.changeOwn(id, { ...change, mailPreferences: mailWishes });
    },

    wishing: (what: keyof MailPreferences, today: string) => users.wishing(what, mayRead[what], today),
  };
}
