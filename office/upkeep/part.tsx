import Event from '@mui/icons-material/EventOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined';
import History from '@mui/icons-material/History';
import ImportExport from '@mui/icons-material/ImportExport';
import ManageSearch from '@mui/icons-material/ManageSearch';
import TurnRight from '@mui/icons-material/TurnRight';
import { type Part, screenOf } from '../app/part.ts';

export const upkeepPart: Part = [
  {
    path: '/certificate-calendar',
    screen: screenOf(() => import('./certificates-screen.tsx'), 'CertificatesScreen'),
    needs: 'ListCertificateDays',
    menu: {
      group: 'products',
      label: ({ owner }) => owner.certificates.menu,
      icon: Event,
    },
  },
  {
    path: '/users',
    screen: screenOf(() => import('../people/users-screen.tsx'), 'UsersScreen'),
    needs: 'ListUsers',
    menu: { group: 'settings', label: ({ owner }) => owner.users.menu, icon: Groups },
  },
  {
    path: '/health',
    screen: screenOf(() => import('./health-screen.tsx'), 'HealthScreen'),
    needs: 'GetHealth',
    menu: {
      group: 'settings',
      label: ({ owner }) => owner.health.menu,
      icon: HealthAndSafety,
      count: ({ findings }) => findings ?? 0,
    },
  },
  {
    path: '/redirects',
    screen: screenOf(() => import('./redirects-screen.tsx'), 'RedirectsScreen'),
    needs: 'ListRedirects',
    menu: {
      group: 'settings',
      label: ({ owner }) => owner.redirects.menu,
      icon: TurnRight,
    },
  },
  {
    path: '/synonyms',
    screen: screenOf(() => import('./synonyms-screen.tsx'), 'SynonymsScreen'),
    needs: 'ListSynonyms',
    menu: {
      group: 'settings',
      label: ({ synonyms }) => synonyms.menu,
      icon: ManageSearch,
    },
  },
  {
    path: '/transfer',
    screen: screenOf(() => import('../transfer/transfer-screen.tsx'), 'TransferScreen'),
    needs: 'ImportArchive',
    menu: {
      group: 'settings',
      label: ({ transfer }) => transfer.menu,
      icon: ImportExport,
    },
  },
  {
    path: '/audit',
    screen: screenOf(() => import('./audit/audit-screen.tsx'), 'AuditScreen'),
    needs: 'ListAudit',
    menu: { group: 'settings', label: ({ owner }) => owner.audit.menu, icon: History },
  },
];
