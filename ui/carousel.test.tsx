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
      texts={{ previous: 'Previous', next: 'Next', pause: 'Pause all motion' }}
      itemClass=""
    >
      {(item) => item}
    </Carousel>,
  );

test('a track that may scroll is reached by keys without script, one of a single item is not', () => {
  expect(drawn(['one', 'two'])).toMatch(/<ul tabindex="0" class="track"/i);
  expect(drawn(['one'])).not.toMatch(/tabindex/i);
});

test('the switch that pauses motion is among the buttons, and needs no script', () => {
  const controls = drawn(['one', 'two']).split('</ul>')[1];
  expect(controls).toMatch(
    /<label class="motion-switch[^"]*"[^>]*>.*<span class="sr-only">Pause all motion<\/span><\/label>/,
  );
  expect(controls?.match(/<label[^>]*needs-script/)).toBeNull();
  expect(drawn(['one'])).not.toContain('motion-switch');
});
