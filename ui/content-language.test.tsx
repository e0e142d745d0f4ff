import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ContentLanguage, ContentLanguageProvider, ContentText } from './content-language.tsx';
import { Cut } from './cut.tsx';
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

test('texts of editors carry their language and direction, and the site’s own texts do not', () => {
  expect(page({ lang: 'ar', dir: 'rtl' })).toBe(
    '<button type="button">Next</button>' +
      '<div lang="ar" dir="rtl" class="rich-text "><p>Garn</p></div>' +
      '<h2><span lang="ar" dir="rtl">Weberei</span></h2>' +
      '<p><span lang="ar" dir="rtl"><span aria-hidden="true">Langer...</span><span class="sr-only">Langer Text</span></span></p>',
  );
});

test('texts in the language of the page carry nothing', () => {
  expect(page()).not.toMatch(/lang=|dir=/);
  expect(page()).toContain('<h2>Weberei</h2>');
});
