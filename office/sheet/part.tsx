import { lazy } from 'react';
import type { Part } from '../part.ts';

const SheetScreen = lazy(() => import('./sheet-screen.tsx').then((part) => ({ default: part.SheetScreen })));

export const sheetPart: Part = {
  routes: [
    { path: '/sheet', screen: SheetScreen, needs: 'GetSheet' },
    { path: '/sheet/:category', screen: SheetScreen, needs: 'GetSheet' },
  ],
  menu: [],
};
