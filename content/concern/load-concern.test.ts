import { describe, expect, test } from 'vitest';
import { isNotFound } from '#site/loading/failures.ts';
import { fakeServices, problem } from '#site/testing/fake-services.ts';
import { loadConcern } from './load-concern.server.ts';

const at = (path: string) => new URL(path, 'http://site.test');
const mill = { id: 3, url: 'north-mill', name: 'North Mill' };

const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
};

const redirectOf = async (work: Promise<unknown>) => {
  const thrown = await thrownBy(work);
  if (!(thrown instanceof Response)) throw thrown;
  return [thrown.status, thrown.headers.get('location')];
};

describe('loadConcern', () => {
  test('returns the concern at its own address', async () => {
    const services = fakeServices({ GetConcernByUrl: () => Response.json(mill) });
    const concern = await loadConcern(services, 'north-mill', at('/concern/north-mill'));
    expect(concern).toMatchObject({ name: 'North Mill', address: 'north-mill' });
  });

  test('redirects another spelling to that address and preserves the query', async () => {
    const services = fakeServices({ GetConcernByUrl: () => Response.json(mill) });
    const url = at('/concern/North-MILL?from=letter');
    expect(await redirectOf(loadConcern(services, 'North-MILL', url))).toEqual([
      301,
      '/concern/north-mill?from=letter',
    ]);
  });

  test('retries in lower case with a case-sensitive backend', async () => {
    const services = fakeServices({
      GetConcernByUrl: (request) =>
        new URL(request.url).searchParams.get('url') === 'north-mill'
          ? Response.json(mill)
          : problem(404, 'not_found')(),
    });
    expect(await redirectOf(loadConcern(services, 'NORTH-mill', at('/concern/NORTH-mill')))).toEqual([
      301,
      '/concern/north-mill',
    ]);
  });

  test('shows a concern whose backend returns no address, or one with capitals', async () => {
    const nameless = fakeServices({ GetConcernByUrl: () => Response.json({ name: 'North Mill' }) });
    expect(await loadConcern(nameless, 'north-mill', at('/concern/north-mill'))).toMatchObject({ name: 'North Mill' });
    const capital = fakeServices({ GetConcernByUrl: () => Response.json({ ...mill, url: 'NorthMill' }) });
    expect(await loadConcern(capital, 'NorthMill', at('/concern/NorthMill'))).toMatchObject({ address: 'NorthMill' });
  });

  test('returns 404 for an unknown address, and makes no call for one that is too long', async () => {
    const unknown = fakeServices({ GetConcernByUrl: problem(404, 'not_found') });
    expect(isNotFound(await thrownBy(loadConcern(unknown, 'south-mill', at('/concern/south-mill'))))).toBe(true);
    const long = 'a'.repeat(201);
    expect(await thrownBy(loadConcern(unknown, long, at(`/concern/${long}`)))).toMatchObject({ init: { status: 404 } });
    expect(unknown.made).toHaveLength(1);
  });

  test('does not treat a backend that is down as a missing concern', async () => {
    const services = fakeServices({});
    const thrown = await thrownBy(loadConcern(services, 'North-mill', at('/concern/North-mill')));
    expect(thrown).toMatchObject({ kind: 'unreachable' });
    expect(services.made).toHaveLength(1);
  });
});
