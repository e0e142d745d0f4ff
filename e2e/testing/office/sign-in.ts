import { type APIRequestContext, expect } from '@playwright/test';
import type { Member, Person } from './people.ts';

async function post<T>(request: APIRequestContext, url: string, call: string, data: object): Promise<T> {
  const answer = await request.post(`${url}/api/Office/${call}`, { data, headers: { origin: url } });
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token');

/** Signs in through the API. The browser context of `request` stores the session's cookie. */
export async function signInByCall(request: APIRequestContext, url: string, person: Person): Promise<void> {
  const { email, password } = person;
  await post(request, url, 'auth/sign-in', { email, password });
}

/** Chooses the first password of an invitation through the API. */
export async function joinByCall(request: APIRequestContext, url: string, link: string, person: Person) {
  await post(request, url, 'auth/choose-password', { token: tokenIn(link), password: person.password });
}

/** Creates the first owner through the API, and signs in. */
export async function setUpByCall(request: APIRequestContext, url: string, link: string, owner: Person) {
  const { name, email, password } = owner;
  await post(request, url, 'auth/set-up', { token: tokenIn(link), name, email, password });
  await signInByCall(request, url, owner);
}

/** Adds a user with a password. `owner` must be signed in as an owner. */
export async function addByCall(owner: APIRequestContext, url: string, { name, email, role, password }: Member) {
  const { link } = await post<{ link: string }>(owner, url, 'InviteUser', { name, email, role });
  await joinByCall(owner, url, link, { name, email, password });
}
