import BarChart from '@mui/icons-material/BarChart';
import SearchOff from '@mui/icons-material/SearchOff';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const VisitsScreen = lazy(() => import('./visits-screen.tsx').then((part) => ({ default: part.VisitsScreen })));
const SearchesScreen = lazy(() => import('./searches-screen.tsx').then((part) => ({ default: part.SearchesScreen })));

export const visitsPart: Part = {
  routes: [
    { path: '/visits', screen: VisitsScreen, needs: 'GetVisits' },
    { path: '/searches', screen: SearchesScreen, needs: 'GetZeroResultSearches' },
  ],
  menu: [
    { group: 'start', to: '/visits', label: ({ visits }) => visits.menu, icon: BarChart, needs: 'GetVisits' },
    {
      group: 'start',
      to: '/searches',
      label: ({ searches }) => searches.menu,
      icon: SearchOff,
      needs: 'GetZeroResultSearches',
    },
  ],
};
