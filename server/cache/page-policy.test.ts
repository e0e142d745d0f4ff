import { expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { hashOf } from '#site/document/inline-scripts.ts';
import { policyOf, withPolicy } from './page-policy.ts';

const sources = { frames: ['https://player.vimeo.com'], media: ['https://files.example.com'] };
const partsOf = (policy: string) =>
  new Map(policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part.replace(/^\S+ /, '')]));

test('allows the scripts that a page was rendered with, and sources of this site only', () => {
  const html =
    '<head><style>a{}</style><script>one()</script></head><body><style>p{}</style><script>stored()</script></body>';
  const policy = partsOf(policyOf(html, hashOf('one()'), sources));
  expect(policy.get('script-src')).toBe(`'self' ${hashOf('one()')}`);
  expect(policy.get('style-src')).toBe(`'self' ${hashOf('a{}')}`);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('frame-src')).toBe("'self' https://player.vimeo.com");
  expect(policy.get('img-src')).toBe("'self' data: https://files.example.com");
  expect([...policy.values()].join(' ')).not.toContain('unsafe');
});

test('keeps the headers of a page and adds the common ones', async () => {
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
