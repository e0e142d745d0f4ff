import { describe, expect, test } from 'vitest';
import { withoutOpeningHeading } from './opening-heading.ts';

describe('withoutOpeningHeading', () => {
  test('removes an opening heading that repeats the page’s own', () => {
    const html = '\n<h2 class="x">Privacy <em>policy</em></h2>\n<p>We keep little.</p><h2>Privacy policy</h2>';
    expect(withoutOpeningHeading(html, 'Privacy Policy')).toBe('<p>We keep little.</p><h2>Privacy policy</h2>');
  });

  test.each([
    '<h2>Privacy policy of 2026</h2><p>Text</p>',
    '<p>Privacy policy</p>',
    '<p>First</p><h2>Privacy policy</h2>',
    '<h2>Privacy policy',
    '',
  ])('leaves %j unchanged', (html) => {
    expect(withoutOpeningHeading(html, 'Privacy Policy')).toBe(html);
  });
});
