import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '#contract/access.ts';
import { getEntry, listEntries } from '#contract/calls/office/content.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { createClient } from '#contract/protocol/client.ts';
import { type AtriumOptions, runCommand } from './atrium.ts';

/** The client gives up after ten minutes. */
const betweenRefusalsMs = 200;

const password = 'a bench that measures things 7';

export interface Editor {
  /** Sends a request with the editor's cookies. */
  fetch: (request: Request) => Promise<Response>;
  call: ReturnType<typeof createClient>['call'];
}

/** The newest news item. Its id in the office is not the one in its address. */
export async function newestNews({ call }: Editor): Promise<CallOutput<typeof getEntry>> {
  const [row] = await call(listEntries, {
    type: 'news',
    state: 'published',
    skip: 0,
    take: 1,
    sort: 'own',
    descending: false,
  });
  if (!row) throw new Error('The site has no news item');
  return call(getEntry, { id: row.id });
}

/** Adds an editor with the command line and signs in with a password, as a person would. */
export async function signIn(
  url: string,
  { role = 'editor', ...options }: AtriumOptions & { role?: Role },
): Promise<Editor> {
  const email = `${role}@bench.example.com`;
  const words = ['add', email, '--name', 'Bench', '--role', role];
  const printed = await runCommand('server/commands/user.ts', words, { ...options, publicUrl: url });
  const token = /token=([\w-]+)/.exec(printed)?.[1];
  if (!token) throw new Error(`No link for the editor:\n${printed}`);
  const cookies = new Map<string, string>();
  const send = async (request: Request): Promise<Response> => {
    request.headers.set('origin', url);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    let answer = await fetch(request.clone());
    // While other programs have all cores, the program refuses requests.
    while (answer.status === 503) {
      await wait(betweenRefusalsMs);
      answer = await fetch(request.clone());
    }
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const post = async (path: string, body: Record<string, string>) => {
    const asked = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await send(new Request(`${url}/api/Office/auth/${path}`, asked));
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  };
  await post('choose-password', { token, password });
  await post('sign-in', { email, password });
  // An import of many entries begins with its upload.
  const client = createClient({ fetch: send, baseUrl: url, timeoutMs: 600_000 });
  return { call: client.call, fetch: send };
}
