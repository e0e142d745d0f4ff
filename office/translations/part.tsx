import Translate from '@mui/icons-material/Translate';
import { type Part, screenOf } from '../app/part.ts';

export const translationsPart: Part = [
  {
    path: '/translations',
    screen: screenOf(() => import('./translations-screen.tsx'), 'TranslationsScreen'),
    needs: 'ListTranslations',
    menu: {
      group: 'content',
      label: ({ translations }) => translations.menu,
      icon: Translate,
      count: ({ myTranslations }) => myTranslations.entries,
    },
  },
  {
    path: '/translations/:type/:id/:lang',
    screen: screenOf(() => import('./side-by-side/side-by-side-screen.tsx'), 'SideBySideScreen'),
    needs: 'ListTranslations',
  },
];
