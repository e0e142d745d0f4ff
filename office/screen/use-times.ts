import { useMemo } from 'react';
import { useMe } from '../shell/me.ts';
import { timeWriter } from './show-time.ts';

/** Moments as people read them, in the company's zone. */
export function useTimes() {
  const { timeZone } = useMe();
  return useMemo(() => timeWriter(timeZone), [timeZone]);
}
