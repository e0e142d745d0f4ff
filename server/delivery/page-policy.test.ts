import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { policyOf, withPolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const partsOf = (html: string) =>
  new Map(
    policyOf(html, { frames: ['https://player.vimeo.com'], media: ['https://files.example.com'] })
      .split('; ')
      .map((part): [string, string] => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

test('a page may run exactly the scripts and styles that stand in it, and load only our own', () => {
  const policy = partsOf(
    '<style>a{}</style><script>one()</script><script type="application/ld+json">{"a":1}</script>' +
      '<script src="/assets/a.js"></script><script type="module">two()</script>',
  );
  expect(policy.get('script-src')).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
  expect(policy.get('style-src')).toBe(`'self' ${hash('a{}')}`);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('frame-src')).toBe("'self' https://player.vimeo.com");
  expect(policy.get('img-src')).toBe("'self' data: https://files.example.com");
  expect([...policy.values()].join(' ')).not.toContain('unsafe');
});

test('what a page says of itself is kept, and what every page says is added', async () => {
  const site = withPolicy(
    async () =>
      new Response('<p>x</p>', { status: 410, headers: { 'content-type': 'text/html', 'cache-control': 'a' } }),
    { frames: [], media: [] },
  );
  const client = createClient({ fetch: () => Promise.reject(new Error('unused')), baseUrl: 'http://test.invalid' });
  const answer = await site(new Request('http://test.invalid/'), client);
  expect(answer.status).toBe(410);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'a',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(await answer.text()).toBe('<p>x</p>');
});
