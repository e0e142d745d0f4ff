import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Enters the office after a sign-in; data cached before, without a user or for another one, is deleted. */
export function useEnter(): (path: string) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (path) => {
    queries.clear();
    void navigate(path, { replace: true });
  };
}

/** The same from a page within the office's routes: reloads the office. */
export const enterAnew = (path: string): void => window.location.replace(`/office${path}`);
