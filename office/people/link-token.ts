import { useState } from 'react';

/** The token of a link that somebody was sent, taken out of the address so that it is in no history. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get('token') ?? '';
    if (found !== '') {
      sessionStorage.setItem(keptUnder, found);
      url.searchParams.delete('token');
      window.history.replaceState(window.history.state, '', url);
    }
    // A reload, or a second look of the same page, still knows it.
    return found || (sessionStorage.getItem(keptUnder) ?? '');
  });
  return token;
}

const keptUnder = 'atrium-office.link';

export const forgetLinkToken = (): void => sessionStorage.removeItem(keptUnder);
