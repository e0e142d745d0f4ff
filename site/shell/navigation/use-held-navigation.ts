import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { addressOf } from '../contact/address-of.ts';
import { isReachable } from '../contact/is-reachable.ts';

/**
 * Whether the browser cannot prevent React Router's reload after a failure to load code. Firefox before 147 and Safari
 * before 26.2 have no Navigation API. Hovering over a link must not load code there either.
 */
export const holdsNavigations = import.meta.env.PROD && !import.meta.env.SSR && !('navigation' in window);

/** Within one page, such as from filter to filter, no code is loaded. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  nextLocation.pathname !== currentLocation.pathname;

/**
 * Blocks each navigation until the server responds. Returns the address of a navigation without a response; otherwise
 * undefined.
 */
export function useHeldNavigation(): string | undefined {
  const blocker = useBlocker(leavesPage);
  const [failed, setFailed] = useState<string>();
  const held = blocker.state === 'blocked' ? addressOf(blocker.location) : undefined;

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    const address = addressOf(blocker.location);
    void isReachable(address).then((isThere) => {
      if (!isCurrent) return;
      if (isThere) blocker.proceed();
      else setFailed(address);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  return held !== undefined && held === failed ? failed : undefined;
}
