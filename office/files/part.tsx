import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { lazy } from 'react';
import type { Part } from '../part.ts';

const LibraryScreen = lazy(() =>
  import('./library/library-screen.tsx').then((part) => ({ default: part.LibraryScreen })),
);
const FileScreen = lazy(() => import('./file-screen.tsx').then((part) => ({ default: part.FileScreen })));

export const filesPart: Part = {
  routes: [
    { path: '/files', screen: LibraryScreen, needs: 'ListFiles' },
    { path: '/files/show', screen: FileScreen, needs: 'GetFile' },
  ],
  menu: [{ group: 'content', to: '/files', label: ({ files }) => files.menu, icon: PhotoLibrary, needs: 'ListFiles' }],
};
