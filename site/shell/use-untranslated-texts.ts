import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { untranslatedTextsIn } from '../reading/entry-language.ts';
import { useShell } from './use-shell.ts';

/** The texts of the page, header and footer that have no translation; undefined on pages in the default language. */
export function useUntranslatedTexts(): ReadonlySet<string> | undefined {
  const { inPath, company, menus } = useShell();
  const matches = useMatches();
  return useMemo(() => {
    if (!inPath) return undefined;
    const pages = matches.filter(({ id }) => id !== 'root').map(({ loaderData }) => loaderData);
    return untranslatedTextsIn([company, menus, pages], inPath.lang);
  }, [inPath, company, menus, matches]);
}
