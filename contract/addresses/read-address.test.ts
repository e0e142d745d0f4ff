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
  ['Uploads/Plan #2.png', '/Uploads/Plan%20%232.png'],
  ['https://backend.example/C# and #3.PDF', 'https://backend.example/C%23%20and%20%233.PDF'],
  ['Uploads/Batch #1/Plan.png?v=1#a', '/Uploads/Batch%20%231/Plan.png?v=1#a'],
  ['/about#team', '/about#team'],
  ['https://shop.example/#/a.b/list', 'https://shop.example/#/a.b/list'],
  ['../Uploads/up.png', '/Uploads/up.png'],
  ['./Uploads/../a/b.png?v=1', '/a/b.png?v=1'],
  ['..\\..\\Uploads\\up.png', '/Uploads/up.png'],
  ['/a/..//evil.example/x.png', '/evil.example/x.png'],
  ['https://backend.example/a/../b.png', 'https://backend.example/b.png'],
  ['//Uploads/double.png', '/Uploads/double.png'],
  ['Uploads/100% cotton.jpg', '/Uploads/100%25%20cotton.jpg'],
  ['Uploads/100%25.jpg', '/Uploads/100%25.jpg'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['C:\\Uploads\\a.jpg', 'C:\\Uploads\\a.jpg'],
])('reads %s as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test('never creates an address that runs scripts or leaves the site, and is idempotent', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.webPath(), (url, path) => {
      expect(new URL(readAddress(url)).href).toBe(new URL(url).href);
      const read = readAddress(path);
      expect(read).not.toMatch(/^\/\//);
      expect(readAddress(read)).toBe(read);
    }),
  );
});
