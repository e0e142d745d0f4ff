import type { Store } from '#store/store.ts';
import type { People } from '../people.ts';

/** The users of a store, with links that lead nowhere. */
export function testPeople({ users }: Store): People {
  const link = 'https://www.example.com/office/choose-password?token=secret';
  return {
    officeUrl: 'https://www.example.com/office',
    list: async () => (await users.list()).map(({ mailPreferences: _, lang: __, ...user }) => user),
    async get(id) {
      const user = await users.get(id);
      if (!user) return undefined;
      const { mailPreferences, ...shown } = user;
      return { ...shown, mailWishes: mailPreferences };
    },
    async invite(person, by) {
      const id = await users.add(person, by);
      return id === undefined ? undefined : { id, link, expiresAt: '2026-11-28T12:00:00.000Z' };
    },
    async change(id, change, by) {
      const outcome = await users.change(id, change, by);
      return outcome === 'changed' ? { link: change.reset ? link : null } : outcome;
    },
    changeMe: (id, { mailWishes, ...change }) => users.changeOwn(id, { ...change, mailPreferences: mailWishes }),
    wishing: (what, today) =>
      users.wishing(what, what === 'messages' ? ['owner', 'editor'] : ['owner', 'recruiter'], today),
  };
}
