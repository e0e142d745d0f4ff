import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const drawn = (items: readonly string[]) =>
  renderToStaticMarkup(
    <Carousel
      label="Brands"
      items={items}
      keyOf={String}
      speedMs={0}
      texts={{ previous: 'Previous', next: 'Next' }}
      itemClass=""
    >
      {(item) => item}
    </Carousel>,
  );

test('makes a scrollable track focusable without script, and one of a single item not', () => {
  expect(drawn(['one', 'two'])).toMatch(/<ul tabindex="0" class="track"/i);
  expect(drawn(['one'])).not.toMatch(/tabindex/i);
});

test('has no control without a function: it moves on request only', () => {
  const controls = drawn(['one', 'two']).split('</ul>')[1];
  expect(controls?.match(/<button/g)).toHaveLength(2);
  expect(controls).not.toContain('<label');
});
