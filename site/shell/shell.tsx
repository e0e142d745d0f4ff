import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MotionProvider } from '#ui/carousel/motion.tsx';
import { ContentLanguageProvider } from '#ui/content-language.tsx';
import { AssetHostProvider } from '#ui/pictures/asset-host.tsx';
import { Piece } from '../boot/pieces.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { PrintHead } from './head/print-head.tsx';
import { Header } from './header.tsx';
import { useFailedNavigation } from './navigation/use-failed-navigation.ts';
import { PreviewStrip } from './preview-strip.tsx';
import { ToastProvider } from './toasts/toasts.tsx';
import { useShell } from './use-shell.ts';
import { useUntranslatedTexts } from './use-untranslated-texts.ts';

/**
 * The frame of every page. It loads no data. Header, content and footer hydrate separately; the one that the visitor
 * presses hydrates first (docs/decisions/016-script-on-intent.md).
 */
export function Shell({ children }: { children: ReactNode }) {
  const { skipToContent } = useTexts();
  const { backendUrl, contentLanguage, original } = useShell();
  const untranslated = useUntranslatedTexts();
  const { pathname } = useLocation();
  const failed = useFailedNavigation();
  const main = useFocusOnNewPage(failed ?? pathname);
  return (
    <AssetHostProvider host={backendUrl}>
      <ContentLanguageProvider language={contentLanguage} original={original} untranslated={untranslated}>
        <MotionProvider>
          <ToastProvider>
            <a href="#main" className="skip-link">
              {skipToContent}
            </a>
            <PreviewStrip />
            <Piece>
              <Header />
              <PrintHead />
            </Piece>
            <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
              <Piece>{failed ? <ErrorPage kind="unavailable" retry={failed} /> : children}</Piece>
            </main>
            <Piece>
              <Footer />
            </Piece>
          </ToastProvider>
        </MotionProvider>
      </ContentLanguageProvider>
    </AssetHostProvider>
  );
}

/** Head elements about the page for programs (see document-meta.ts); they would be wrong for the next page. */
const forPrograms = '[type="application/ld+json"], meta[property], [data-once]';

/** After a navigation within the site, moves the focus to the content, as after loading a document. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    for (const element of document.head.querySelectorAll(forPrograms)) element.remove();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
