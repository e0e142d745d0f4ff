import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The language of the site's own texts on this page, such as `de`. */
export const useLanguage = (): string => useRouteLoaderData<ShellData>('root')?.language ?? 'en';
