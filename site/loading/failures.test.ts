import { describe, expect, test } from 'vitest';
import { getNewsById } from '#content/news/calls.ts';
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
    ['404', { GetNewsById: problem(404, 'not_found') }, 404, 'not-found', 0],
    ['410', { GetNewsById: problem(410, 'gone') }, 410, 'gone', 0],
    ['no response', {}, 503, 'unavailable', 1],
    ['503', { GetNewsById: problem(503, 'unavailable') }, 503, 'unavailable', 1],
    ['timeout', { GetNewsById: () => new Promise<Response>(() => undefined) }, 503, 'unavailable', 1],
    ['500', { GetNewsById: problem(500, 'internal') }, 503, 'unavailable', 1],
    ['a response that cannot be parsed', { GetNewsById: () => new Response('<html>') }, 503, 'unavailable', 1],
    ['400', { GetNewsById: problem(400, 'invalid_parameter') }, 500, 'broken', 1],
  ])('%s', async (_, answers, status, failure, logged) => {
    const outcome = await thrownFor(answers);
    expect(outcome.thrown).toMatchObject({ data: failure, init: { status } });
    expect(outcome.logged).toBe(logged);
  });

  test('sends Retry-After', async () => {
    const { thrown } = await thrownFor({});
    expect(thrown).toMatchObject({ init: { headers: { 'Retry-After': '30' } } });
  });

  test('passes redirects through', async () => {
    const away = Response.redirect('http://site.test/x', 301);
    await expect(orErrorPage(fakeServices({}), () => Promise.reject<unknown>(away))).rejects.toBe(away);
  });
});
