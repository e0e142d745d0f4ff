import { useMemo } from 'react';
import { useMe } from '#office/shell/me.ts';
import { timeWriter } from './show-time.ts';

/** Formats moments for display in the company's zone. */
export function useTimes() {
  const { timeZone } = useMe();
  return useMemo(() => timeWriter(timeZone), [timeZone]);
}
