import type { Feature } from '../context.ts';
import { useShell } from './use-shell.ts';

/** Whether the site has a feature. */
export const useHas = (feature: Feature): boolean => !useShell().lacks?.includes(feature);
