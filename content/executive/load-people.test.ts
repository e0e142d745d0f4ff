import { describe, expect, test } from 'vitest';
import { fakeServices } from '#site/testing/fake-services.ts';
import { loadPeople } from './load-people.server.ts';

const people = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `P${index + 1}`,
  type: index % 2 === 0 ? 'Director' : index % 3 === 0 ? undefined : 'Chief of something',
}));
const services = fakeServices({ GetSpeech: () => Response.json(people) });
const at = (path: string) => new URL(path, 'http://site.test');

describe('loadPeople', () => {
  test('separates directors from all other people, independent of their titles', async () => {
    const directors = await loadPeople(services, at('/about?page=2'), 'directors');
    const others = await loadPeople(services, at('/keyadmin'), 'others');
    expect(directors.items.map(({ id }) => id)).toEqual(['49', '51', '53', '55', '57', '59']);
    expect(directors.paging).toEqual({ page: 2, pages: 2 });
    expect(others.items).toHaveLength(24);
    expect(others.items.every(({ id }) => Number(id) % 2 === 0)).toBe(true);
  });
});
