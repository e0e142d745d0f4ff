import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hideHeaderOnScroll } from './boot/hide-header.ts';
import { offerLanguage } from './boot/offer-language.ts';
import { rememberPause } from './boot/remember-pause.ts';
import { session } from './boot/session.ts';
import { guardHtml } from './boot/trusted-html.ts';

guardHtml();
// The boot script does this in built pages.
if (import.meta.env.DEV) {
  hideHeaderOnScroll();
  const kept = session();
  rememberPause(kept);
  offerLanguage(kept);
}

// In a task of its own: the browser handles a press that arrives during the start before it.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
