import Translate from '@mui/icons-material/Translate';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const TranslationsScreen = lazy(() =>
  import('./translations-screen.tsx').then((part) => ({ default: part.TranslationsScreen })),
);

const SideBySideScreen = lazy(() =>
  import('./side-by-side/side-by-side-screen.tsx').then((part) => ({ default: part.SideBySideScreen })),
);

export const translationsPart: Part = {
  routes: [
    { path: '/translations', screen: TranslationsScreen, needs: 'ListTranslations' },
    { path: '/translations/:type/:id/:lang', screen: SideBySideScreen, needs: 'ListTranslations' },
  ],
  menu: [
    {
      group: 'content',
      to: '/translations',
      label: ({ translations }) => translations.menu,
      icon: Translate,
      needs: 'ListTranslations',
      count: ({ myTranslations }) => myTranslations.entries,
    },
  ],
};
