import { z } from 'zod';
import { atriumHeader, type Call, callKey, callPath, type FileResponse, langParameter } from '#contract/call.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { HttpError } from '#contract/problem.ts';
import { systemFaultOf } from '#files/system-faults.ts';
import { FilesUnavailable, retryAfter } from '#files/unavailable.ts';
import { isTemporary } from '#store/database-faults.ts';
import { StoreError } from '#store/store.ts';
import { entryHandler } from './calls/entry-calls.ts';
import type { CallContext, Principal } from './context.ts';
import { fileResponseOf } from './file-response.ts';
import { handlers } from './handlers.ts';
import { refusalOf } from './office/store-words.ts';
import { type Wording, words } from './office/words.ts';
import { withPictureFacts } from './picture-facts.ts';
import { InvalidInput, readInput } from './read-input.ts';
import { receiveUpload } from './receive-upload.ts';
import { jsonResponse, privateResponse } from './responses.ts';
import { isStreamed } from './rules/streamed-list.ts';
import { siteUrl } from './site-url.ts';
import { streamedResponse } from './streamed-list.ts';

const calls: Record<string, Call> = { ...publicCalls, ...officeCalls };

interface Route {
  call: Call;
  handle: (input: unknown, context: CallContext) => Promise<unknown>;
}

const handlerOf = (key: string, call: Call): unknown =>
  Object.hasOwn(handlers, key) ? handlers[key as keyof typeof handlers] : entryHandler(call);

/** Every call by the key of its path. handlers.ts checks at compile time that each call has its handler. */
const routes = new Map<string, Route>(
  Object.entries(calls).map(([key, call]) => [
    callKey(callPath(call)),
    { call, handle: handlerOf(key, call) as Route['handle'] },
  ]),
);

/** Handles the call that a request names. Throws an HttpError otherwise. */
export async function dispatch(request: Request, context: CallContext): Promise<Response> {
  const route = routes.get(pathOf(request));
  if (!route) throw new HttpError('unknown_call');
  const { call, handle } = route;
  if (call.page && isRead(request.method)) return redirectToPage(call.page, request, context);
  checkMethod(call, request.method);
  checkAccess(call, context.caller.principal);
  try {
    const output = await receiveUpload(call, request, context, async (body) =>
      handle(await readInput(call, request, body), context),
    );
    return await answer(call, request, output, context);
  } catch (error) {
    if (error instanceof InvalidInput && call.whenInvalid) {
      return answer(call, request, call.whenInvalid(error.errors ?? []), context);
    }
    if (error instanceof StoreError) throw refusalOf(error);
    const wording = unavailableWording(error, call);
    if (!wording) throw error;
    context.logError(error, { requestId: context.requestId, call: call.name });
    throw words.error('unavailable', wording, { headers: { 'Retry-After': isTemporary(error) ? '10' : retryAfter } });
  }
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

async function redirectToPage(page: string, { url }: Request, context: CallContext): Promise<Response> {
  const { searchParams } = new URL(url);
  const lang = langParameter.safeParse(searchParams.get('lang') ?? undefined).data;
  searchParams.delete('lang');
  const location = `${await siteUrl(page, lang, context)}?${searchParams}`;
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** Why files or data cannot be written at the moment; undefined for any other error. Users of the office learn the true reason. */
function unavailableWording(error: unknown, { access }: Call): Wording | undefined {
  const fault = access === 'public' || error instanceof HttpError ? undefined : systemFaultOf(error);
  if (fault) return (texts) => texts.problems.disk[fault];
  return error instanceof FilesUnavailable ? (texts) => texts.problems.filesAway : undefined;
}

/** The name of the call that a request addresses, for the log; undefined for an unknown call. */
export const callNameOf = (request: Request): string | undefined => routes.get(pathOf(request))?.call.name;

/** The path of a request, normalized as the key of a call. */
export const pathOf = (request: Request): string => callKey(new URL(request.url).pathname);

function checkMethod(call: Call, method: string): void {
  const allowed = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
  if (allowed.includes(method)) return;
  throw new HttpError('method_not_allowed', undefined, { headers: { Allow: [...allowed, 'OPTIONS'].join(', ') } });
}

function checkAccess({ access }: Call, principal: Principal | undefined): void {
  if (access === 'public') return;
  if (!principal) throw new HttpError('unauthenticated');
  if (!access.includes(principal.role)) throw new HttpError('forbidden');
}

async function answer(call: Call, request: Request, output: unknown, { store }: CallContext): Promise<Response> {
  if (call.returnsFile) return fileResponseOf(request, output as FileResponse);
  const isPublic = call.access === 'public';
  const json = isPublic ? jsonResponse : privateResponse;
  const shown = (value: unknown) => (isPublic ? withPictureFacts(call, value, store) : value);
  const headers: Record<string, string> = isPublic ? { [atriumHeader.name]: atriumHeader.value } : {};
  if (!call.listed) return json(request, z.encode(call.output, await shown(output)), headers);
  if (isStreamed(output)) return streamedResponse(call, output, { shown: async (items) => shown(items), headers });
  const { items, total } = output as { items: unknown[]; total: number };
  return json(request, z.encode(call.output, await shown(items)), { ...headers, 'x-total-count': String(total) });
}
