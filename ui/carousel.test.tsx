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

test('a track that may scroll is reached by keys without script, one of a single item is not', () => {
  expect(drawn(['one', 'two'])).toMatch(/<ul tabindex="0" class="track"/i);
  expect(drawn(['one'])).not.toMatch(/tabindex/i);
});
