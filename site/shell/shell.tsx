import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AssetHostProvider } from '#ui/asset-host.tsx';
import { ContentLanguageProvider } from '#ui/content-language.tsx';
import { MotionProvider } from '#ui/motion.tsx';
import { Piece } from '../boot/pieces.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PreviewStrip } from './preview-strip.tsx';
import { PrintHead } from './print-head.tsx';
import { ToastProvider } from './toasts.tsx';
import { useFailedNavigation } from './use-failed-navigation.ts';
import { useShell } from './use-shell.ts';

/**
 * What surrounds every page. Nothing in it is waited for: its pieces let React take over header, content and footer
 * one by one, and first the one that is pressed (docs/decisions/016-script-on-intent.md).
 */
export function Shell({ children }: { children: ReactNode }) {
  const { skipToContent } = useTexts();
  const { backendUrl, contentLanguage } = useShell();
  const { pathname } = useLocation();
  const failed = useFailedNavigation();
  const main = useFocusOnNewPage(failed ?? pathname);
  return (
    <AssetHostProvider host={backendUrl}>
      <ContentLanguageProvider {...(contentLanguage ? { language: contentLanguage } : {})}>
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

/** What the document tells programs of its page (see page-meta.ts); of the next page it would not be true. */
const forPrograms = 'script[type="application/ld+json"], meta[property], meta[name="thumbnail"]';

/** After going to another page within the site, reading starts at its content, as after loading a document. */
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
