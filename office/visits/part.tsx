import BarChart from '@mui/icons-material/BarChart';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const VisitsScreen = lazy(() => import('./visits-screen.tsx').then((part) => ({ default: part.VisitsScreen })));

export const visitsPart: Part = {
  routes: [{ path: '/visits', screen: VisitsScreen, needs: 'GetVisits' }],
  menu: [{ group: 'start', to: '/visits', label: ({ visits }) => visits.menu, icon: BarChart, needs: 'GetVisits' }],
};
