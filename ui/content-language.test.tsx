import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentInText, type ContentLanguage, ContentLanguageProvider, ContentText } from './content-language.tsx';
import { Cut } from './cut.tsx';
import { Lightbox } from './pictures/lightbox.tsx';
import { Picture } from './pictures/picture.tsx';
import { RichText } from './rich-text.tsx';

const page = (language?: ContentLanguage) =>
  renderToStaticMarkup(
    <ContentLanguageProvider {...(language ? { language } : {})}>
      <button type="button">Next</button>
      <RichText html="<p>Garn</p>" />
      <h2>
        <ContentText>Weberei</ContentText>
      </h2>
      <p>
        <Cut text="Langer Text" at={6} />
      </p>
    </ContentLanguageProvider>,
  );

test('marks texts of editors with their language and direction, and the site’s own texts not', () => {
  expect(page({ lang: 'ar', dir: 'rtl' })).toBe(
    '<button type="button">Next</button>' +
      '<div lang="ar" dir="rtl" class="rich-text "><p>Garn</p></div>' +
      '<h2><span lang="ar" dir="rtl">Weberei</span></h2>' +
      '<p><span lang="ar" dir="rtl"><span aria-hidden="true">Langer...</span><span class="sr-only">Langer Text</span></span></p>',
  );
});

test('marks no texts in the language of the page', () => {
  expect(page()).not.toMatch(/lang=|dir=/);
  expect(page()).toContain('<h2>Weberei</h2>');
});

const inGerman = (shown: ReactNode) =>
  renderToStaticMarkup(<ContentLanguageProvider language={{ lang: 'de' }}>{shown}</ContentLanguageProvider>);

test('marks a text of editors inside a text of the site alone', () => {
  const text = (name: string) => `Back to ${name}, please`;
  expect(inGerman(<ContentInText text={text} content="Garn" />)).toBe('Back to <span lang="de">Garn</span>, please');
  expect(renderToStaticMarkup(<ContentInText text={text} content="Garn" />)).toBe('Back to Garn, please');
});

test('marks a picture with the language of its text, unless the text is the site’s', () => {
  const picture = { src: '/a.webp', alt: 'Eine Halle' };
  expect(inGerman(<Picture picture={picture} />)).toMatch(/^<img [^>]*alt="Eine Halle" lang="de"/);
  expect(inGerman(<Picture picture={{ ...picture, alt: '' }} name="Garn" />)).toContain('alt="Garn" lang="de"');
  expect(inGerman(<Picture picture={null} name="Garn" />)).toContain('aria-label="Garn" lang="de"');
  for (const shown of [
    <Picture key="own" picture={{ ...picture, alt: '' }} fallbackAlt="Picture 1 of 2" />,
    <Picture key="decorative" picture={picture} name="Garn" decorative />,
    <Picture key="none" picture={null} fallbackAlt="No picture yet" />,
  ]) {
    expect(inGerman(shown)).not.toContain('lang=');
  }
});

test('marks the text of a picture in the lightbox, and not the lightbox’s own texts', () => {
  const texts = { label: 'Pictures', position: () => '1 of 1', previous: 'Previous', next: 'Next', close: 'Close' };
  const shown = (alt: string) =>
    inGerman(
      <Lightbox
        pictures={[{ src: '/a.webp', alt }]}
        altOf={() => 'Mill: picture 1 of 1'}
        index={0}
        onIndex={() => undefined}
        onClose={() => undefined}
        texts={texts}
      />,
    );
  expect(shown('Eine Halle')).toMatch(/<figcaption[^>]*><span lang="de">Eine Halle<\/span><\/figcaption>/);
  expect(shown('Eine Halle')).toContain(': <span lang="de">Eine Halle</span>');
  expect(shown('')).toMatch(/<figcaption[^>]*>Mill: picture 1 of 1<\/figcaption>/);
  expect(shown('')).not.toContain('lang=');
});
