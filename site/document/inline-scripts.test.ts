import { expect, test } from 'vitest';
import { hashInlineScripts, hashOf } from './inline-scripts.ts';

test('hashes the inline scripts with the nonce of the rendering and removes the nonce', () => {
  const rendered =
    '<head><link nonce="N1" rel="stylesheet"/></head><script nonce="N1">own()</script>' +
    '<p><script>stored()</script><script nonce="N2">guessed()</script></p>' +
    '<script type="module" nonce="N1" async="">start()</script><script nonce="N1" src="/a.js"></script>';
  const { html, hashes } = hashInlineScripts(rendered, 'N1');
  expect(hashes).toEqual([hashOf('own()'), hashOf('start()')]);
  expect(html).not.toContain('N1');
  expect(html).toContain('<script type="module" async="">start()</script>');
  expect(html).toContain('<script>stored()</script>');
});
