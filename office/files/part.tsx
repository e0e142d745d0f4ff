import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { type Part, screenOf } from '../app/part.ts';

export const filesPart: Part = [
  {
    path: '/files',
    screen: screenOf(() => import('./library/library-screen.tsx'), 'LibraryScreen'),
    needs: 'ListFiles',
    menu: { group: 'content', label: ({ files }) => files.menu, icon: PhotoLibrary },
  },
  { path: '/files/show', screen: screenOf(() => import('./file-screen.tsx'), 'FileScreen'), needs: 'GetFile' },
];
