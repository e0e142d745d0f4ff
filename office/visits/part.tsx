import BarChart from '@mui/icons-material/BarChart';
import SearchOff from '@mui/icons-material/SearchOff';
import { type Part, screenOf } from '../app/part.ts';

export const visitsPart: Part = [
  {
    path: '/visits',
    screen: screenOf(() => import('./visits-screen.tsx'), 'VisitsScreen'),
    needs: 'GetVisits',
    menu: { group: 'start', label: ({ visits }) => visits.menu, icon: BarChart },
  },
  {
    path: '/searches',
    screen: screenOf(() => import('./searches-screen.tsx'), 'SearchesScreen'),
    needs: 'GetZeroResultSearches',
    menu: {
      group: 'start',
      label: ({ searches }) => searches.menu,
      icon: SearchOff,
    },
  },
];
