/** In a chunk of its own, so that the script of the home page need not name all chunks that sections have. */
export const anySection = async () => ({ default: (await import('./sections.card.tsx')).AnySection });
