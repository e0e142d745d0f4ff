import { expect, test } from 'vitest';
import { withHeaderColumn } from './header-column.ts';

test('the first cells of the rows are headings of their rows', () => {
  expect(
    withHeaderColumn(
      '<table><thead><tr><th>Yarn</th><th>Ne</th></tr></thead><tbody><tr><td colspan="1"><p>Ring</p></td><td>30</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th scope="col">Yarn</th><th scope="col">Ne</th></tr></thead><tbody><tr><th scope="row" colspan="1"><p>Ring</p></th><td>30</td></tr></tbody></table>',
  );
});

test('a cell of two rows is the heading of both', () => {
  expect(
    withHeaderColumn('<tr><td rowspan="2">Ring</td><td>30</td></tr><tr><td>40</td></tr><tr><td>OE</td><td>8</td></tr>'),
  ).toBe(
    '<tr><th scope="row" rowspan="2">Ring</th><td>30</td></tr><tr><td>40</td></tr><tr><th scope="row">OE</th><td>8</td></tr>',
  );
});

test('a cell with a table of its own stays as it is', () => {
  const html = '<tr><td><table><tbody><tr></tr></tbody></table></td></tr>';
  expect(withHeaderColumn(html)).toBe(html);
});
