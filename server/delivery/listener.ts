import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { VisitCounter } from '../privacy/visit-counter.ts';
import type { Turns } from '../turns.ts';
import { keptAddress } from './addresses.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type ReadyAnswer, send } from './ready-answer.ts';

export interface DeliveryParts {
  cache: AnswerCache;
  /** Answers whatever is not kept. */
  otherwise: RequestListener;
  /** Other sites whose pages may read the calls' answers. */
  allowedOrigins: readonly string[];
  onError: (error: unknown) => void;
  /** Counts the pages that are read; absent: nobody counts. */
  countVisit?: VisitCounter['countVisit'] | undefined;
  refusal: Refuser;
  /** As `refusal`, for who sends something there; absent: nobody is refused. */
  formRefusal?: Refuser | undefined;
  /** The safe headers of answers that are not the app's. */
  safe?: Readonly<Record<string, string>>;
}

/** What whoever asks for a page at this address is told while too many are waiting; undefined where there is room. */
export type Refuser = (address: string) => ReadyAnswer | undefined;

const plainText = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** What is sent there is no page's form. */
const notPages = /^\/(api|office)([/?]|$)/i;

/** Says so while pages that are made for one visitor would get no turn: the forms of pages, and nothing else that is sent. */
export const formRefuser =
  (turns: Pick<Turns, 'isFull'>, busyPage: ReadyAnswer): Refuser =>
  (url) =>
    turns.isFull() && !notPages.test(url) ? busyPage : undefined;

/** In front of everything: what lies ready leaves without another look at the request than its address and its tags. */
export function deliver(parts: DeliveryParts): RequestListener {
  const { cache, otherwise, allowedOrigins, onError, countVisit, refusal, formRefusal, safe } = parts;
  const linesFor = ({ headers: { origin } }: IncomingMessage) =>
    origin !== undefined && allowedOrigins.includes(origin) ? ['access-control-allow-origin', origin] : [];

  const answer = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    const ready = cache.ready(address) ?? refusal(address) ?? (await cache.answer(address));
    // A way to another address takes along what was asked, even what no page knows.
    if (ready.status >= 300 && ready.status < 400 && request.url !== address) {
      otherwise(request, response);
      return;
    }
    // Who has it already reads it all the same.
    if (ready.status === 200 && request.method === 'GET') countVisit?.(request.url ?? '', request.headers);
    await send(ready, request, response, address.startsWith('/api/') ? linesFor(request) : []);
  };
  /**
   * A connection on which a form was taken costs far more to refuse than a new one, which begins on the quick way: so it ends. Whose
   * form is still on its way would not hear why, and goes on.
   */
  const refuse = async (refused: ReadyAnswer, request: IncomingMessage, response: ServerResponse) => {
    await nextRound();
    if (request.complete) response.shouldKeepAlive = false;
    await send(refused, request, response);
  };
  const failed = (response: ServerResponse) => (error: unknown) => {
    onError(error);
    if (!response.headersSent) response.writeHead(500, { ...safe, ...plainText });
    response.end('Unexpected Application Error!');
  };

  return (request, response) => {
    const { method, url = '' } = request;
    const address = method === 'GET' || method === 'HEAD' ? keptAddress(url) : undefined;
    // Not even the body is read: the many who get no turn leave the time to those who have one.
    const refused = method === 'POST' ? formRefusal?.(url) : undefined;
    if (address !== undefined) answer(address, request, response).catch(failed(response));
    else if (refused) refuse(refused, request, response).catch(failed(response));
    else otherwise(request, response);
  };
}
