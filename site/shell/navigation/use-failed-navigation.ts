import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { addressOf } from '../contact/address-of.ts';
import { isReachable } from '../contact/is-reachable.ts';
import { holdsNavigations, useHeldNavigation } from './use-held-navigation.ts';

/**
 * React Router reloads the document if the code of a page fails to load. Without a network that shows the browser's own
 * error page, even if the visitor only hovered over a link. No other script of the site reloads the document; in
 * development, Vite does.
 */
let hasFailed = false;

/** Prevents reloads by script from now on. Returns a function that ends this. */
function preventReloads(onPrevented: () => void): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined;
  const prevent = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    hasFailed = true;
    onPrevented();
  };
  navigation.addEventListener('navigate', prevent);
  return () => navigation.removeEventListener('navigate', prevent);
}

/**
 * The failed address in browsers where reloads are prevented. After the first failure, the router waits for that code
 * forever. From then on, a page that the router does not show before the server responds is loaded as a document.
 */
function useUnloadedNavigation(): string | undefined {
  const { location, formMethod } = useNavigation();
  const pending = formMethod ? undefined : location;
  const [isStuck, setStuck] = useState(hasFailed);
  const [failed, setFailed] = useState<string>();
  const shown = pending && failed === addressOf(pending) ? failed : undefined;

  useEffect(() => preventReloads(() => setStuck(true)), []);
  useEffect(() => {
    if (!isStuck || !pending) return undefined;
    let isCurrent = true;
    const address = addressOf(pending);
    void isReachable(address).then((isThere) => {
      if (!isCurrent) return;
      if (isThere) window.location.assign(address);
      else setFailed(address);
    });
    return () => {
      isCurrent = false;
    };
  }, [isStuck, pending]);
  return shown;
}

const useFailure = holdsNavigations ? useHeldNavigation : useUnloadedNavigation;

/** The address of the page whose navigation failed to load; otherwise undefined. */
export function useFailedNavigation(): string | undefined {
  const failed = useFailure();
  useEffect(() => {
    if (failed) window.scrollTo(0, 0);
  }, [failed]);
  return failed;
}
