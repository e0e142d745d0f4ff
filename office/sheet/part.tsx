import { type Part, screenOf } from '../app/part.ts';

export const sheetPart: Part = [
  { path: '/sheet', screen: screenOf(() => import('./sheet-screen.tsx'), 'SheetScreen'), needs: 'GetSheet' },
  { path: '/sheet/:category', screen: screenOf(() => import('./sheet-screen.tsx'), 'SheetScreen'), needs: 'GetSheet' },
];
