import type { LightboxTexts } from '#ui/pictures/lightbox.tsx';
import { usePageTexts } from './use-page-texts.ts';

/** The texts of the picture viewer. */
export function usePictureTexts(): LightboxTexts {
  const { pictures } = usePageTexts();
  return { ...pictures, position: (position, count) => pictures.position({ position, count }) };
}
