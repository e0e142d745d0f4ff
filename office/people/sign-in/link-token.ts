import { useState } from 'react';

/** The token of a mailed link, removed from the address so that it does not stay in the history. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get('token') ?? '';
    if (found !== '') {
      sessionStorage.setItem(keptUnder, found);
      url.searchParams.delete('token');
      window.history.replaceState(window.history.state, '', url);
    }
    // A reload, or a second render of the page, still finds it.
    return found || (sessionStorage.getItem(keptUnder) ?? '');
  });
  return token;
}

const keptUnder = 'atrium-office.link';

export const forgetLinkToken = (): void => sessionStorage.removeItem(keptUnder);
