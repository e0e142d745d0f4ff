import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAsMarkdown } from './page-as-markdown.ts';

const address = 'https://example.com/news/7';
const read = (main: string) => pageAsMarkdown(`<html><body><nav>Menu</nav><main>${main}</main></body></html>`, address);

test('has headings, links with whole addresses, and described pictures', () => {
  const main =
    '<h1>Fair</h1><p>See <a href="/a(b)">the <b>stand</b></a>.</p><img src="x.webp" alt="Stand"><img src="y.webp" alt="">';
  expect(read(main)).toBe(
    '# Fair\n\nSee [the **stand**](https://example.com/a%28b%29).\n\n![Stand](https://example.com/news/x.webp)\n',
  );
});

test('leaves out controls and what is repeated', () => {
  const apart = [
    '<form><p>Send</p></form>',
    '<button>More</button>',
    '<p hidden>Secret</p>',
    '<p aria-hidden="true">→</p>',
    '<a class="print:hidden flex" href="/x">Add</a>',
    '<span class="sr-only">opens in a new tab</span>',
    '<script>var a</script>',
  ];
  expect(read(`<p>Text</p>${apart.join('')}`)).toBe('Text\n');
});

test('has facts as tables, each group with its name', () => {
  const group = (name: string, rows: string) => `<tbody><tr><th colspan="2">${name}</th></tr>${rows}</tbody>`;
  const row = (name: string, value: string) => `<tr><th>${name}</th><td>${value}</td></tr>`;
  expect(
    read(
      `<table>${group('Size', row('Width', '2 | 3 mm'))}${group('Use', row('For', '<ul><li>a</li><li>b</li></ul>'))}</table>`,
    ),
  ).toBe('| Size |  |\n| --- | --- |\n| Width | 2 \\| 3 mm |\n\n| Use |  |\n| --- | --- |\n| For | a, b |\n');
  expect(
    read('<table><thead><tr><td></td><th>A</th></tr></thead><tbody><tr><th>Width</th><td>2</td></tr></tbody></table>'),
  ).toBe('|  | A |\n| --- | --- |\n| Width | 2 |\n');
  expect(read('<dl><div><dt>Made by</dt><dd>One</dd><dd>Two</dd></div></dl>')).toBe(
    '|  |  |\n| --- | --- |\n| Made by | One, Two |\n',
  );
});

test('has no HTML and no address that runs script, of any content', () => {
  expect(read('<p>&lt;img src=x onerror=alert(1)&gt; <a href="javascript:alert(1)">a</a> # b</p>')).not.toMatch(
    /\]\(java/,
  );
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<table>',
    '<tr>',
    '<td>',
    '<dl>',
    '<dt>',
    '<dd>',
    '<a href="/x">',
    '</a>',
    'word',
    '|',
    '</dl>',
    '<ul><li>',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      expect(read(parts.join(''))).toMatch(/\n$/);
    }),
  );
});

test('is empty of a page without a main part', () => {
  expect(pageAsMarkdown('<html><body>Busy</body></html>', address)).toBe('\n');
});
