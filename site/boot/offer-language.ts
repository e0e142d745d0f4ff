/**
 * Shows the offer to read the page in a language that the visitor prefers to the page's own, until they dismiss it.
 * Pages are the same for all visitors, so each has all offers, hidden. `kept`: what the session stores.
 */
export function offerLanguage(kept: Record<string, unknown>): void {
  for (const tag of navigator.languages) {
    const [lang] = tag.split('-');
    if (lang === document.documentElement.lang) return;
    const offer = document.querySelector<HTMLElement>(`.language-offer[lang="${lang}"]`);
    if (!offer) continue;
    offer.hidden = !!kept.declined;
    (offer.lastChild as HTMLElement).onclick = () => {
      offer.hidden = true;
      kept.declined = 1;
    };
    return;
  }
}
