import Fingerprint from '@mui/icons-material/Fingerprint';
import { type Part, screenOf } from '../app/part.ts';

export const privacyPart: Part = [
  {
    path: '/privacy',
    screen: screenOf(() => import('./privacy-screen.tsx'), 'PrivacyScreen'),
    needs: 'FindPerson',
    menu: {
      group: 'inbox',
      label: ({ privacy }) => privacy.menu,
      icon: Fingerprint,
    },
  },
];
