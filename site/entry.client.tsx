import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hideHeaderOnScroll } from './boot/hide-header.ts';
import { rememberPause } from './boot/remember-pause.ts';
import { guardHtml } from './boot/trusted-html.ts';

guardHtml();
// The boot script does this in built pages.
if (import.meta.env.DEV) {
  hideHeaderOnScroll();
  rememberPause();
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
