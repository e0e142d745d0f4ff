import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answered {
  status: number;
  /** From the request to the end of the response. */
  ms: number;
}

/** Requests a path unchanged, which fetch would normalize, and reads the whole response. */
export function ask(url: string, agent: Agent, headers: OutgoingHttpHeaders = {}): Promise<Answered> {
  const { hostname, port, origin } = new URL(url);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: url.slice(origin.length), agent, headers }, (response) => {
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }));
      response.resume();
    })
      .once('error', reject)
      .end();
  });
}
