import { offerLanguage } from './offer-language.ts';
import { session } from './session.ts';

// Runs in the head, before the style sheet that a later script would wait for. The observer acts before what follows
// the offers is painted, so that nothing moves.
new MutationObserver((_, observer) => {
  if (!document.querySelector('.language-offer + :not(.language-offer)')) return;
  observer.disconnect();
  offerLanguage(session());
}).observe(document, { childList: true, subtree: true });
