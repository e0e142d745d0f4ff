import { createClient } from '#contract/protocol/client.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import type { SiteServices } from '../context.ts';

/** The responses of a fake backend by call name. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

export interface FakeServices extends SiteServices {
  /** The calls made, in order. */
  made: string[];
  logged: unknown[];
}

/** Services with the real client and a fake backend. A call without a response fails like a broken network. */
export function fakeServices(answers: Answers, settings: Partial<SiteServices> = {}): FakeServices {
  const made: string[] = [];
  const logged: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://backend.test',
    timeoutMs: 200,
    fetch: async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      made.push(name);
      const answer = answers[name];
      if (!answer) throw new TypeError('fetch failed');
      return answer(request);
    },
  });
  return {
    client,
    lang: 'en',
    language: 'en',
    defaultLanguage: 'en',
    basename: '',
    publicUrl: 'http://site.test',
    frameHosts: [],
    pageResponse: (html, init) => new Response(html, init),
    logError: (error) => logged.push(error),
    now: () => new Date('2026-06-01T12:00:00Z'),
    made,
    logged,
    ...settings,
  };
}

export const problem = (status: number, code: string, errors?: FieldError[]) => () =>
  Response.json({ type: 'about:blank', title: code, status, code, errors }, { status });
