import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Goes into the office after a sign-in; what was known before, of nobody or of somebody else, is forgotten. */
export function useEnter(): (path: string) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (path) => {
    queries.clear();
    void navigate(path, { replace: true });
  };
}

/** The same from a page that stands within the office's own routes: they start anew. */
export const enterAnew = (path: string): void => window.location.replace(`/office${path}`);
