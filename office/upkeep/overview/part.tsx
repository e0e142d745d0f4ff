import Home from '@mui/icons-material/HomeOutlined';
import { type Part, screenOf } from '#office/app/part.ts';

export const overviewPart: Part = [
  {
    path: '/',
    screen: screenOf(() => import('./overview-screen.tsx'), 'OverviewScreen'),
    needs: 'GetOverview',
    menu: { group: 'start', label: ({ overview }) => overview.menu, icon: Home },
  },
];
