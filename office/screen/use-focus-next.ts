import { useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus after the render that removes or adds its target, for controls that remove themselves. The request is
 * state, so that its effect belongs to that render: the effect of an earlier render that is still pending would find
 * the old page.
 */
export function useFocusNext(): (find: Find) => void {
  const [request, setRequest] = useState<{ find: Find }>();
  useEffect(() => {
    request?.find()?.focus();
  }, [request]);
  return (find) => setRequest({ find });
}
