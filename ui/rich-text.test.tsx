import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AssetHostProvider, resolveAsset } from './asset-host.tsx';
import { Cut } from './cut.tsx';
import { Picture } from './picture.tsx';
import { RichText, relevelHeadings } from './rich-text.tsx';

describe('relevelHeadings', () => {
  test('puts the highest heading at the level asked and closes gaps', () => {
    expect(relevelHeadings('<h4>a</h4><h6>b</h6>', 2)).toBe('<h2>a</h2><h3>b</h3>');
    expect(relevelHeadings('<h1>a</h1><h2 id="x">b</h2>', 3)).toBe('<h3>a</h3><h4 id="x">b</h4>');
    expect(relevelHeadings('<p>no heading</p><hr>', 2)).toBe('<p>no heading</p><hr>');
  });
});

describe('RichText', () => {
  test('shows nothing for empty HTML', () => {
    expect(renderToStaticMarkup(<RichText html="  " />)).toBe('');
  });

  test('takes pictures in the text from their host', () => {
    const html = '<p><img alt="" src="/files/a.webp"><a href="/news">News</a></p>';
    const shown = renderToStaticMarkup(
      <AssetHostProvider host="https://backend.test">
        <RichText html={html} />
      </AssetHostProvider>,
    );
    expect(shown).toContain('src="https://backend.test/files/a.webp"');
    expect(shown).toContain('href="/news"');
  });
});

test('resolveAsset leaves whole addresses alone and joins the others with one slash', () => {
  expect(resolveAsset('files/a.webp', 'https://backend.test/')).toBe('https://backend.test/files/a.webp');
  expect(resolveAsset('/files/a.webp', '')).toBe('/files/a.webp');
  for (const whole of ['https://cdn.test/a.webp', '//cdn.test/a.webp', 'data:image/png;base64,AA']) {
    expect(resolveAsset(whole, 'https://backend.test')).toBe(whole);
  }
});

describe('Picture', () => {
  test('draws a placeholder where there is no picture, and says so only when asked', () => {
    expect(renderToStaticMarkup(<Picture picture={null} fallbackAlt="No picture yet" />)).toContain(
      'role="img" aria-label="No picture yet"',
    );
    expect(renderToStaticMarkup(<Picture picture={null} decorative />)).toContain('aria-hidden="true"');
  });

  test('loads the first large picture at once and the others when they are near', () => {
    const picture = { src: '/a.webp', alt: 'A cone', width: 800, height: 600 };
    const markup = renderToStaticMarkup(<Picture picture={picture} />);
    expect(markup).toContain('loading="lazy"');
    expect(markup).toContain('width="800" height="600"');
    expect(renderToStaticMarkup(<Picture picture={picture} first />)).toContain('fetchPriority="high"');
  });
});

describe('Cut', () => {
  test('shows the cut text and says all of it', () => {
    const text = { shown: 'A second weaving shed opens in', full: 'A second weaving shed opens in Porto', cut: true };
    expect(renderToStaticMarkup(<Cut text={text} />)).toBe(
      `<span aria-hidden="true">${text.shown}...</span><span class="sr-only">${text.full}</span>`,
    );
    expect(renderToStaticMarkup(<Cut text={{ shown: 'Short', full: 'Short', cut: false }} />)).toBe('Short');
  });
});
