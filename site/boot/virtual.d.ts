/** Made by vite.config.ts; null while developing. */
declare module 'virtual:boot-scripts' {
  export const bootScripts: { boot: string; mover: string } | null;
}
