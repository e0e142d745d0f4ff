import { authPath } from '../sessions/cookies.ts';

/** The union of all routes' responses; each test expects the properties it needs. */
export interface Body {
  [name: string]: unknown;
  errors?: { field: string; message: string }[];
}

export interface Reply {
  status: number;
  body: Body;
  headers: Headers;
}

/** The part of a browser that signing in needs: it stores cookies and sends them to their path. */
export interface Browser {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  /** Like `get`, for any path of the host. */
  request(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

export function createBrowser(
  send: (request: Request) => Promise<Response>,
  { origin, headers: extra = {} }: { origin: string; headers?: Record<string, string> },
): Browser {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ 'user-agent': firefox, origin, ...extra });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    if (path.startsWith('/api/Office') && cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await send(new Request(new URL(path, origin), { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) keep(cookie, cookies);
    return response;
  };
  const read = async (response: Response): Promise<Reply> => ({
    status: response.status,
    body: await response.json(),
    headers: response.headers,
  });
  return {
    cookies,
    request,
    get: async (path) => read(await request(authPath + path)),
    post: async (path, body = {}) =>
      read(
        await request(authPath + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      ),
  };
}

function keep(cookie: string, cookies: Map<string, string>): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
}
