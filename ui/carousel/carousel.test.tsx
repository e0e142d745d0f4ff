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

test('makes a scrollable track focusable without script, and one of a single item not', () => {
  expect(drawn(['one', 'two'])).toMatch(/<ul tabindex="0" class="track"/i);
  expect(drawn(['one'])).not.toMatch(/tabindex/i);
});

test('has the pause switch among the buttons, which works without script', () => {
  const controls = drawn(['one', 'two']).split('</ul>')[1];
  expect(controls).toMatch(
    /<label class="motion-switch[^"]*"[^>]*>.*<span class="sr-only">Pause all motion<\/span><\/label>/,
  );
  expect(controls?.match(/<label[^>]*needs-script/)).toBeNull();
  expect(drawn(['one'])).not.toContain('motion-switch');
});
