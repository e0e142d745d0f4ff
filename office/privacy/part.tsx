import Fingerprint from '@mui/icons-material/Fingerprint';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const PrivacyScreen = lazy(() => import('./privacy-screen.tsx').then((part) => ({ default: part.PrivacyScreen })));

export const privacyPart: Part = {
  routes: [{ path: '/privacy', screen: PrivacyScreen, needs: 'FindPerson' }],
  menu: [
    {
      group: 'inbox',
      to: '/privacy',
      label: ({ privacy }) => privacy.menu,
      icon: Fingerprint,
      needs: 'FindPerson',
    },
  ],
};
