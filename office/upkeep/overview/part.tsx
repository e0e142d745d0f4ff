import Home from '@mui/icons-material/HomeOutlined';
import { lazy } from 'react';
import type { Part } from '#office/part.ts';

const OverviewScreen = lazy(() => import('./overview-screen.tsx').then((part) => ({ default: part.OverviewScreen })));

export const overviewPart: Part = {
  routes: [{ path: '/', screen: OverviewScreen, needs: 'GetOverview' }],
  menu: [{ group: 'start', to: '/', label: ({ overview }) => overview.menu, icon: Home, needs: 'GetOverview' }],
};
