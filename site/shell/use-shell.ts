import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The data that the root loader loads for every page. Throws outside of pages: without this data there is none. */
export function useShell(): ShellData {
  const shell = useRouteLoaderData<ShellData>('root');
  if (!shell) throw new Error('The shell is not loaded');
  return shell;
}
