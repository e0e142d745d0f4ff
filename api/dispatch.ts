import { z } from 'zod';
import { atriumHeader, type Call, callKey, type FileResponse, langParameter } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { CallContext } from './context.ts';
import { fileResponseOf } from './http/file-response.ts';
import { InvalidInput, readInput } from './http/read-input.ts';
import { receiveUpload } from './http/receive-upload.ts';
import { jsonResponse, privateResponse } from './http/responses.ts';
import { streamedResponse } from './http/streamed-list.ts';
import { withPictureFacts } from './picture-facts.ts';
import { asCall, routeAt } from './route.ts';
import { isStreamed } from './rules/streams/streamed-list.ts';
import { siteUrl } from './site-url.ts';

/** Handles the call that a request names. Throws an HttpError otherwise. */
export async function dispatch(request: Request, context: CallContext): Promise<Response> {
  const route = routeAt(pathOf(request));
  if (!route) throw new HttpError('unknown_call');
  const { call, handle } = route;
  if (call.page && isRead(request.method)) return redirectToPage(call.page, request, context);
  checkMethod(call, request.method);
  return asCall(call, context, async () => {
    try {
      const output = await receiveUpload(call, request, context, async (form) =>
        handle(await readInput(call, request, form), context),
      );
      return await answer(call, request, output, context);
    } catch (error) {
      if (!(error instanceof InvalidInput) || !call.whenInvalid) throw error;
      return answer(call, request, call.whenInvalid(error.errors ?? []), context);
    }
  });
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

/** The name of the call that a request addresses, for the log; undefined for an unknown call. */
export const callNameOf = (request: Request): string | undefined => routeAt(pathOf(request))?.call.name;

/** The path of a request, normalized as the key of a call. */
export const pathOf = (request: Request): string => callKey(new URL(request.url).pathname);

function checkMethod(call: Call, method: string): void {
  const allowed = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
  if (allowed.includes(method)) return;
  throw new HttpError('method_not_allowed', undefined, { headers: { Allow: [...allowed, 'OPTIONS'].join(', ') } });
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
