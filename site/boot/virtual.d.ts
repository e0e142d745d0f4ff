/** Made by vite.config.ts; null while developing. */
declare module 'virtual:boot-script' {
  export const bootScript: string | null;
  export const offerScript: string | null;
}

/** The address of the built `moving-hero.ts`; vite.config.ts writes it into the boot script. */
declare const movingHeroAddress: string;
