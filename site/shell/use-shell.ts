import { useRouteLoaderData } from 'react-router';
import { blankCompany, type ShellData } from './shell-data.ts';

const nothing: ShellData = {
  company: blankCompany,
  concerns: [],
  categories: [],
  year: 0,
  publicUrl: '',
  backendUrl: '',
  frameHosts: [],
  brandStyle: '',
};

/** What the root loaded for every page; blanks where even that failed. */
export const useShell = (): ShellData => useRouteLoaderData<ShellData>('root') ?? nothing;
