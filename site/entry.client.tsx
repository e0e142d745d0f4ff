import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hideHeaderOnScroll } from './boot/hide-header.ts';
import { markLinks } from './boot/mark-links.ts';
import { givePageData } from './boot/page-data.ts';
import { rememberPause } from './boot/remember-pause.ts';
import { guardHtml } from './boot/trusted-html.ts';

guardHtml();
givePageData();
markLinks();
// Built pages have the boot script for that.
if (import.meta.env.DEV) {
  hideHeaderOnScroll();
  rememberPause();
}

// In a task of its own: a press that comes while all of this is made ready is answered in between.
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
