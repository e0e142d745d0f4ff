import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['/Uploads/mill.jpg', '/Uploads/mill.jpg'],
  ['Uploads/mill.jpg', '/Uploads/mill.jpg'],
  ['~/Uploads/mill.jpg', '/Uploads/mill.jpg'],
  ['\\Uploads\\2019\\mill.jpg', '/Uploads/2019/mill.jpg'],
  [' Uploads/the old mill.JPG ', '/Uploads/the%20old%20mill.JPG'],
  ['Uploads/Färberei.jpg', '/Uploads/Färberei.jpg'],
  ['https://cdn.example.com/a b.jpg', 'https://cdn.example.com/a%20b.jpg'],
  ['//cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['www.example.com', 'https://www.example.com'],
  ['#', ''],
  ['', ''],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/x?a=1&amp;b=2" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/x?a=1&b=2',
  ],
  ['<iframe src=//player.vimeo.com/video/1></iframe>', 'https://player.vimeo.com/video/1'],
  ['?page=2', '?page=2'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['C:\\Uploads\\a.jpg', 'C:\\Uploads\\a.jpg'],
])('reads %s as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test('never creates an address that runs scripts or leaves the site, and is idempotent', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.webPath(), (url, path) => {
      expect(readAddress(url)).toBe(url);
      const read = readAddress(path);
      expect(read).not.toMatch(/^\/\//);
      expect(readAddress(read)).toBe(read);
    }),
  );
});
