import { useRouteLoaderData } from 'react-router';
import { blankCompany, noMenus, type ShellData } from './shell-data.ts';

const nothing: ShellData = {
  company: blankCompany,
  concerns: [],
  menus: noMenus,
  year: 0,
  publicUrl: '',
  backendUrl: '',
  frameHosts: [],
  brandStyle: '',
  language: 'en',
};

/** The data that the root loader loads for every page; blank if the loader failed. */
export const useShell = (): ShellData => useRouteLoaderData<ShellData>('root') ?? nothing;
