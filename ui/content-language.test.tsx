import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentInText, ContentLanguageProvider, ContentText } from './content-language.tsx';
import { Cut } from './cut.tsx';
import { Picture } from './pictures/picture.tsx';
import { RichText } from './rich-text.tsx';

const untranslated = new Set(['Yarn', '<p>Spun</p>']);
const onArabicPage = (children: ReactNode) =>
  renderToStaticMarkup(
    <ContentLanguageProvider original={{ lang: 'en', dir: 'ltr' }} untranslated={untranslated}>
      {children}
    </ContentLanguageProvider>,
  );

test('marks a text without a translation with its language and direction', () => {
  expect(onArabicPage(<ContentText>Yarn</ContentText>)).toBe('<span lang="en" dir="ltr">Yarn</span>');
  expect(onArabicPage(<Cut text="Yarn" at={2} />)).toMatch(/^<span lang="en" dir="ltr">.*Yarn/);
  expect(onArabicPage(<RichText html="<p>Spun</p>" />)).toMatch(/^<div lang="en" dir="ltr"/);
  expect(onArabicPage(<ContentInText text={(name) => `${name} ←`} content="Yarn" />)).toBe(
    '<span lang="en" dir="ltr">Yarn</span> ←',
  );
  expect(onArabicPage(<Picture picture={{ src: '/files/a.webp', alt: 'Yarn' }} />)).toMatch(/lang="en" dir="ltr"/);
});

test('does not mark a translated text', () => {
  expect(onArabicPage(<ContentText>غزل</ContentText>)).toBe('غزل');
  expect(onArabicPage(<Picture picture={{ src: '/files/a.webp', alt: 'غزل' }} />)).not.toMatch(/lang=/);
});
