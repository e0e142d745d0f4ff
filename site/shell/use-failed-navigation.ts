import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { addressOf } from './address-of.ts';
import { isReachable } from './is-reachable.ts';
import { mustHoldNavigations, useHeldNavigation } from './use-held-navigation.ts';

/**
 * React Router reloads the document when the code of a page cannot be loaded. Without a network that shows the browser's own error
 * page, even if the visitor has only rested on a link. No other script of the site reloads it; while developing, Vite does.
 */
let hasFailed = false;

/** Prevents reloads by script from now on. Returns what ends that. */
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
 * The same where reloads are prevented. After the first failure, the router waits for that code forever. From then on, each page that
 * it does not reach before the server answers is loaded as a document.
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

const useFailure = mustHoldNavigations ? useHeldNavigation : useUnloadedNavigation;

/** The address of the page that is being navigated to and cannot be loaded; otherwise undefined. */
export function useFailedNavigation(): string | undefined {
  const failed = useFailure();
  useEffect(() => {
    if (failed) window.scrollTo(0, 0);
  }, [failed]);
  return failed;
}
