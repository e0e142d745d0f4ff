import { useState } from 'react';
import { useLocation } from 'react-router';
import { Close } from '#ui/icons.tsx';
import { useInDocument } from '../boot/pieces.tsx';
import { useShell } from './use-shell.ts';

/** Lines such as “Diese Seite gibt es auf Deutsch”; a script shows the one that the visitor reads (boot/offer-language.ts). */
export function LanguageOffers() {
  const { offers } = useShell();
  const { pathname } = useLocation();
  const [ofDocument] = useState(pathname);
  const isInDocument = useInDocument();
  // The router's next page has another address.
  if (pathname !== ofDocument || !isInDocument || !offers?.length) return null;
  return offers.map(({ lang, dir, href, text, dismiss }) => (
    <section key={href} lang={lang} dir={dir} aria-label={text} hidden className="language-offer">
      <a href={href} hrefLang={lang}>
        {text}
      </a>
      <button type="button" aria-label={dismiss}>
        <Close />
      </button>
    </section>
  ));
}
