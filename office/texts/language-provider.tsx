import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { prefixer } from 'stylis';
import { loaders } from '#build/messages/office/texts.ts';
import { firstLanguage, officeLanguages, storeLanguage } from './chosen-language.ts';
import { type Direction, directionOf } from './direction.ts';
import { LanguageContext, type Texts } from './texts.ts';

export interface LoadedLanguage {
  language: string;
  texts: Texts;
}

async function load(language: string): Promise<LoadedLanguage> {
  const loader = loaders[language] ?? loaders.en;
  return { language, texts: (await loader()).messages };
}

/** Loads the first language, before anything is rendered. */
export const loadFirstLanguage = (): Promise<LoadedLanguage> => load(firstLanguage());

const caches = new Map<Direction, EmotionCache>();

/** The styles for a direction: one cache for each, because MUI's physical properties are mirrored from right to left. */
function stylesFor(direction: Direction, nonce: string | undefined): EmotionCache {
  const cache =
    caches.get(direction) ??
    createCache({
      key: direction === 'rtl' ? 'office-rtl' : 'office',
      prepend: true,
      ...(nonce ? { nonce } : {}),
      ...(direction === 'rtl' ? { stylisPlugins: [prefixer, rtlPlugin] } : {}),
    });
  caches.set(direction, cache);
  return cache;
}

interface LanguageProviderProps {
  first: LoadedLanguage;
  nonce: string | undefined;
  children: ReactNode;
}

/** Provides the office's language with its texts, its direction and the styles for it. */
export function LanguageProvider({ first, nonce, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ ...first, isChosen: false });
  const change = useCallback(async (language: string, isChosen: boolean) => {
    if (!officeLanguages.includes(language)) return;
    const loaded = await load(language);
    storeLanguage(language);
    setShown({ ...loaded, isChosen });
  }, []);
  const direction = directionOf(shown.language);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: shown.language, dir: direction });
  }, [shown, direction]);
  const value = useMemo(
    () => ({
      ...shown,
      choose: (language: string) => change(language, true),
      adopt: (language: string) => change(language, false),
    }),
    [shown, change],
  );
  return (
    <LanguageContext value={value}>
      <CacheProvider value={stylesFor(direction, nonce)}>{children}</CacheProvider>
    </LanguageContext>
  );
}
