import { describe, expect, test } from 'vitest';
import { getNewsById } from '#contract/calls/get-news-by-id.ts';
import { type Answers, fakeServices, problem } from '../testing/fake-services.ts';
import { orErrorPage } from './failures.ts';

const thrownFor = async (answers: Answers) => {
  const services = fakeServices(answers);
  const thrown = await orErrorPage(services, () => services.client.call(getNewsById, { id: '1' })).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { thrown, logged: services.logged.length };
};

describe('orErrorPage', () => {
  test.each<[string, Answers, number, string, number]>([
    ['nothing there', { GetNewsById: problem(404, 'not_found') }, 404, 'not-found', 0],
    ['withdrawn', { GetNewsById: problem(410, 'gone') }, 410, 'gone', 0],
    ['no answer', {}, 503, 'unavailable', 1],
    ['an answer that says not now', { GetNewsById: problem(503, 'unavailable') }, 503, 'unavailable', 1],
    ['no answer in time', { GetNewsById: () => new Promise<Response>(() => undefined) }, 503, 'unavailable', 1],
    ['a fault', { GetNewsById: problem(500, 'internal') }, 503, 'unavailable', 1],
    ['an answer that cannot be read', { GetNewsById: () => new Response('<html>') }, 503, 'unavailable', 1],
    ['a question that is refused', { GetNewsById: problem(400, 'invalid_parameter') }, 500, 'broken', 1],
  ])('%s', async (_, answers, status, failure, logged) => {
    const outcome = await thrownFor(answers);
    expect(outcome.thrown).toMatchObject({ data: failure, init: { status } });
    expect(outcome.logged).toBe(logged);
  });

  test('tells programs when to ask again', async () => {
    const { thrown } = await thrownFor({});
    expect(thrown).toMatchObject({ init: { headers: { 'Retry-After': '30' } } });
  });

  test('lets redirects through', async () => {
    const away = Response.redirect('http://site.test/x', 301);
    await expect(orErrorPage(fakeServices({}), () => Promise.reject<unknown>(away))).rejects.toBe(away);
  });
});
