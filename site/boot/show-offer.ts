import { offerLanguage } from './offer-language.ts';
import { session } from './session.ts';

const kept = session();
if (!('getItem' in kept)) {
  // The script of React Router that restores the scroll position fails without a storage.
  const none = () => null;
  Object.assign(kept, { getItem: none, setItem: none, removeItem: none });
  Object.defineProperty(window, 'sessionStorage', { value: kept });
}

// Runs in the head, before the style sheet that a later script would wait for. The observer acts before what follows
// the offers is painted, so that nothing moves.
new MutationObserver((_, observer) => {
  if (!document.querySelector('.language-offer + :not(.language-offer)')) return;
  observer.disconnect();
  offerLanguage(kept);
}).observe(document, { childList: true, subtree: true });
