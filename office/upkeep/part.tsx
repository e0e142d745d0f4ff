import Event from '@mui/icons-material/EventOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined';
import History from '@mui/icons-material/History';
import ImportExport from '@mui/icons-material/ImportExport';
import ManageSearch from '@mui/icons-material/ManageSearch';
import TurnRight from '@mui/icons-material/TurnRight';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const UsersScreen = lazy(() => import('../people/users-screen.tsx').then((part) => ({ default: part.UsersScreen })));
const RedirectsScreen = lazy(() =>
  import('./redirects-screen.tsx').then((part) => ({ default: part.RedirectsScreen })),
);
const SynonymsScreen = lazy(() => import('./synonyms-screen.tsx').then((part) => ({ default: part.SynonymsScreen })));
const CertificatesScreen = lazy(() =>
  import('./certificates-screen.tsx').then((part) => ({ default: part.CertificatesScreen })),
);
const AuditScreen = lazy(() => import('./audit-screen.tsx').then((part) => ({ default: part.AuditScreen })));
const HealthScreen = lazy(() => import('./health-screen.tsx').then((part) => ({ default: part.HealthScreen })));
const TransferScreen = lazy(() =>
  import('../transfer/transfer-screen.tsx').then((part) => ({ default: part.TransferScreen })),
);

export const upkeepPart: Part = {
  routes: [
    { path: '/users', screen: UsersScreen, needs: 'ListUsers' },
    { path: '/redirects', screen: RedirectsScreen, needs: 'ListRedirects' },
    { path: '/synonyms', screen: SynonymsScreen, needs: 'ListSynonyms' },
    { path: '/certificate-calendar', screen: CertificatesScreen, needs: 'ListCertificateDays' },
    { path: '/audit', screen: AuditScreen, needs: 'ListAudit' },
    { path: '/health', screen: HealthScreen, needs: 'GetHealth' },
    { path: '/transfer', screen: TransferScreen, needs: 'ImportArchive' },
  ],
  menu: [
    {
      group: 'products',
      to: '/certificate-calendar',
      label: ({ owner }) => owner.certificates.menu,
      icon: Event,
      needs: 'ListCertificateDays',
    },
    { group: 'settings', to: '/users', label: ({ owner }) => owner.users.menu, icon: Groups, needs: 'ListUsers' },
    {
      group: 'settings',
      to: '/health',
      label: ({ owner }) => owner.health.menu,
      icon: HealthAndSafety,
      needs: 'GetHealth',
      count: ({ findings }) => findings ?? 0,
    },
    {
      group: 'settings',
      to: '/redirects',
      label: ({ owner }) => owner.redirects.menu,
      icon: TurnRight,
      needs: 'ListRedirects',
    },
    {
      group: 'settings',
      to: '/synonyms',
      label: ({ synonyms }) => synonyms.menu,
      icon: ManageSearch,
      needs: 'ListSynonyms',
    },
    {
      group: 'settings',
      to: '/transfer',
      label: ({ transfer }) => transfer.menu,
      icon: ImportExport,
      needs: 'ImportArchive',
    },
    { group: 'settings', to: '/audit', label: ({ owner }) => owner.audit.menu, icon: History, needs: 'ListAudit' },
  ],
};
