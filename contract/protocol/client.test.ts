import { describe, expect, test } from 'vitest';
import { getCareerById } from '#content/career/calls.ts';
import { getCategoryByCategoryId } from '#content/category/calls.ts';
import { getConcernByUrl } from '#content/concern/calls.ts';
import { getGalleryById } from '#content/gallery/calls.ts';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { getTradeFairById } from '#content/trade-fair/calls.ts';
import { getVideos } from '#content/video/calls.ts';
import { contactUs } from '../calls/contact-us.ts';
import { dropCv } from '../calls/drop-cv.ts';
import { contactMessage } from '../submissions/contact-message.ts';
import { jobApplication } from '../submissions/job-application.ts';
import type { CallError } from './call-error.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';

const clientOf = (fetch: ClientOptions['fetch'], more: Partial<ClientOptions> = {}) =>
  createClient({ fetch, baseUrl: 'https://backend.example', ...more });

const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('The call should have failed')),
    (error: CallError) => error,
  );

const problem = (status: number, code: string, errors?: { field: string; message: string }[]) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 't', status, code, errors }), { status });

/** Section 7 of the specification, for each call with a parameter. A backend may distinguish `Id` from `id`. */
const bySpecification: [address: string, ask: (client: Client) => Promise<unknown>][] = [
  ['/api/WebApi/GetConcernByUrl?url=north-mill', ({ call }) => call(getConcernByUrl, { url: 'north-mill' })],
  ['/api/WebApi/GetCategoryByCategoryId?id=7', ({ call }) => call(getCategoryByCategoryId, { id: '7' })],
  ['/api/WebApi/GetProductById?Id=7', ({ call }) => call(getProductById, { id: '7' })],
  ['/api/WebApi/GetNews?take=3', ({ call }) => call(getNews, { take: 3 })],
  ['/api/WebApi/GetNewsById?Id=7', ({ call }) => call(getNewsById, { id: '7' })],
  ['/api/WebApi/GetVideos?take=3', ({ call }) => call(getVideos, { take: 3 })],
  ['/api/WebApi/GetGalleryById?Id=7', ({ call }) => call(getGalleryById, { id: '7' })],
  ['/api/WebApi/GetTradeFairById?Id=7', ({ call }) => call(getTradeFairById, { id: '7' })],
  ['/api/WebApi/GetCareerById?Id=7', ({ call }) => call(getCareerById, { id: '7' })],
];

const hang = () => new Promise<Response>(() => undefined);

const applicant = {
  name: 'A',
  address: 'B',
  email: 'a@b.co',
  mobile: '123',
  mobileAlternative: '456',
  departmentId: '3',
};

describe('a call sends', () => {
  test('parameters in the query string, without absent ones', async () => {
    const seen: string[] = [];
    const client = clientOf(async (request) => {
      seen.push(`${request.method} ${request.url}`);
      return Response.json([]);
    });
    await client.call(getNews, { take: 3 });
    await client.call(getNews, {});
    expect(seen).toEqual([
      'GET https://backend.example/api/WebApi/GetNews?take=3',
      'GET https://backend.example/api/WebApi/GetNews',
    ]);
  });

  test.each(bySpecification)('%s with the parameter names of the specification', async (address, ask) => {
    const seen: string[] = [];
    const client = clientOf(async (request) => {
      seen.push(request.url.replace('https://backend.example', ''));
      return problem(404, 'not_found');
    });
    await failure(ask(client));
    expect(seen).toEqual([address]);
  });

  test('a message as JSON, a CV as the form parts of the specification', async () => {
    const bodies: unknown[] = [];
    const client = clientOf(async (request) => {
      const form = request.headers.get('content-type')?.startsWith('multipart');
      bodies.push(form ? [...(await request.formData()).keys()] : await request.json());
      return Response.json({ status: true, msg: '' });
    });
    await client.call(contactUs, contactMessage.parse({ name: 'Ada', message: 'Hello' }));
    const file = new File(['%PDF-1.7'], 'cv.pdf');
    await client.call(dropCv, jobApplication.parse({ ...applicant, file }));
    expect(bodies[0]).toMatchObject({ name: 'Ada', email: '', mobile: '', subject: '', message: 'Hello' });
    expect(bodies[1]).toEqual(['Name', 'Address', 'Email', 'Mobile', 'MobileAlt', 'DepartmentId', 'file']);
  });
});

describe('distinguishes failures:', () => {
  const answers: [string, () => Promise<Response>, string][] = [
    ['404', async () => problem(404, 'not_found'), 'not-found'],
    ['422', async () => problem(422, 'invalid_body', [{ field: 'email', message: 'no' }]), 'refused'],
    ['429', async () => problem(429, 'too_many_requests'), 'too-many'],
    ['503', async () => problem(503, 'unavailable'), 'unreachable'],
    ['500 with HTML', async () => new Response('<h1>oops</h1>', { status: 500 }), 'failed'],
    ['a redirect', async () => new Response('', { status: 302 }), 'failed'],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['not JSON', async () => new Response('<html>'), 'misfit'],
    ['another shape', async () => Response.json({ products: [] }), 'misfit'],
  ];

  test.each(answers)('%s', async (_, answer, kind) => {
    const error = await failure(clientOf(answer).call(getProductById, { id: '1' }));
    expect(error.kind).toBe(kind);
  });

  test('a rejection names its fields', async () => {
    const refusal = async () => problem(422, 'invalid_body', [{ field: 'email', message: 'no' }]);
    const error = await failure(clientOf(refusal).call(contactUs, contactMessage.parse({ name: 'x' })));
    expect(error.errors).toEqual([{ field: 'email', message: 'no' }]);
  });

  test('aborts a hanging backend after the time-out, also in the middle of its response', async () => {
    expect((await failure(clientOf(hang, { timeoutMs: 20 }).call(getNews, {}))).kind).toBe('timed-out');
    const stuck = async () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) }));
    expect((await failure(clientOf(stuck, { timeoutMs: 20 }).call(getNews, {}))).kind).toBe('timed-out');
  });

  test('reports an aborted call as cancelled', async () => {
    const controller = new AbortController();
    const call = failure(clientOf(hang).call(getNews, {}, { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('cancelled');
  });
});

describe('lists', () => {
  const three = [1, 2, 3].map((id) => ({ id, heading: `n${id}` }));

  test('take the total from the backend', async () => {
    const client = clientOf(async () => Response.json(three, { headers: { 'x-total-count': '40' } }));
    expect(await client.list(getNews, { take: 3 })).toMatchObject({
      total: 40,
      items: [{ id: '1' }, { id: '2' }, { id: '3' }],
    });
  });
});
