import type { Page } from '@playwright/test';
import { expect } from './office.ts';
import type { Person } from './people.ts';
import { signInByCall } from './sign-in.ts';

/** Opens screens as a user, with the session of an earlier test if there is one. */
export function createEntrance(url: () => string) {
  /** The cookies of users who have signed in before. */
  const sessions = new Map<Person, Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>>();
  const enter = async (page: Page, person: Person, path = '/'): Promise<void> => {
    const known = sessions.get(person);
    if (known) await page.context().addCookies(known);
    else await signInByCall(page.request, url(), person);
    await page.goto(`${url()}/office${path}`);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    sessions.set(person, await page.context().cookies());
  };
  return { enter, sessions };
}
