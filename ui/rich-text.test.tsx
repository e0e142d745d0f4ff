import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Cut } from './cut.tsx';
import { AssetHostProvider, resolveAsset } from './pictures/asset-host.tsx';
import { Picture } from './pictures/picture.tsx';
import { RichText, relevelHeadings } from './rich-text.tsx';

describe('relevelHeadings', () => {
  test('puts the highest heading at the given level and closes gaps', () => {
    expect(relevelHeadings('<h4>a</h4><h6>b</h6>', 2)).toBe('<h2>a</h2><h3>b</h3>');
    expect(relevelHeadings('<h1>a</h1><h2 id="x">b</h2>', 3)).toBe('<h3>a</h3><h4 id="x">b</h4>');
    expect(relevelHeadings('<p>no heading</p><hr>', 2)).toBe('<p>no heading</p><hr>');
  });
});

describe('RichText', () => {
  test('renders nothing for empty HTML', () => {
    expect(renderToStaticMarkup(<RichText html="  " />)).toBe('');
  });

  test('loads pictures in the text from their host', () => {
    const html = '<p><img alt="" src="/files/a.webp"><a href="/news">News</a></p>';
    const shown = renderToStaticMarkup(
      <AssetHostProvider host="https://backend.test">
        <RichText html={html} />
      </AssetHostProvider>,
    );
    expect(shown).toContain('src="https://backend.test/files/a.webp"');
    expect(shown).toContain('href="/news"');
  });

  test('offers renditions of our own pictures with dimensions', () => {
    const src = `/files/${'0a'.repeat(16)}.jpg`;
    const shown = renderToStaticMarkup(
      <RichText
        html={`<p><img src="${src}" alt="A &quot;hall&quot;" width="1200" height="800" /><img src="/a.png"></p>`}
      />,
    );
    expect(shown).toContain('<source type="image/avif" srcset="/pictures/');
    expect(shown).toContain(`src="${src}" alt="A &quot;hall&quot;" width="1200" height="800"`);
    expect(shown).toContain('<img loading="lazy" decoding="async" src="/a.png">');
    expect(shown.match(/<picture/g)).toHaveLength(1);
  });
});

test('resolveAsset leaves absolute addresses unchanged and joins the others with one slash', () => {
  expect(resolveAsset('files/a.webp', 'https://backend.test/')).toBe('https://backend.test/files/a.webp');
  expect(resolveAsset('/files/a.webp', '')).toBe('/files/a.webp');
  for (const whole of ['https://cdn.test/a.webp', '//cdn.test/a.webp', 'data:image/png;base64,AA']) {
    expect(resolveAsset(whole, 'https://backend.test')).toBe(whole);
  }
});

describe('Picture', () => {
  test('renders a placeholder for a missing picture, with a name unless it is decorative', () => {
    expect(renderToStaticMarkup(<Picture picture={null} fallbackAlt="No picture yet" />)).toContain(
      'role="img" aria-label="No picture yet"',
    );
    expect(renderToStaticMarkup(<Picture picture={null} decorative />)).toContain('aria-hidden="true"');
  });

  test('loads the first large picture eagerly and the others lazily', () => {
    const picture = { src: '/a.webp', alt: 'A cone', width: 800, height: 600 };
    const markup = renderToStaticMarkup(<Picture picture={picture} />);
    expect(markup).toContain('loading="lazy"');
    expect(markup).toContain('width="800" height="600"');
    expect(renderToStaticMarkup(<Picture picture={picture} first />)).toContain('fetchPriority="high"');
  });
});

describe('a cropped picture', () => {
  const base = { src: '/a.webp', alt: 'A cone', width: 800, height: 600 };
  const classOf = (focus?: { x: number; y: number }) =>
    / class="([^"]*)"/.exec(renderToStaticMarkup(<Picture picture={focus ? { ...base, focus } : base} />))?.[1];

  test('has classes for its focal point, and none for the middle', () => {
    expect(classOf()).toBe('picture ');
    expect(classOf({ x: 0.52, y: 0.5 })).toBe('picture ');
    expect(classOf({ x: 0.5, y: 0.12 })).toBe('picture focus-x-5 focus-y-1 ');
    expect(classOf({ x: 1, y: 0 })).toBe('picture focus-x-10 focus-y-0 ');
  });

  test('has its blur placeholder under it if it fills a box, and no inline style', () => {
    const blurPlaceholder = 'data:image/webp;base64,AAAA';
    const shown = renderToStaticMarkup(
      <Picture picture={{ ...base, blurPlaceholder }} filling className="hero-image" />,
    );
    expect(shown).toMatch(
      /^<svg class="blur-placeholder hero-image" aria-hidden="true".*<image href="data:image.*<\/svg><img /,
    );
    expect(shown).not.toContain('style=');
    expect(renderToStaticMarkup(<Picture picture={{ ...base, blurPlaceholder }} />)).not.toContain(blurPlaceholder);
  });
});

describe('Cut', () => {
  test('shows the cut text and has all of it for screen readers', () => {
    const text = 'A second weaving shed opens in Porto';
    expect(renderToStaticMarkup(<Cut text={text} at={30} />)).toBe(
      `<span aria-hidden="true">A second weaving shed opens in...</span><span class="sr-only">${text}</span>`,
    );
    expect(renderToStaticMarkup(<Cut text="Short" />)).toBe('Short');
  });
});
