/** In a chunk of its own, as `any-section.card.tsx`: the script of pages without sections need not name all their chunks. */
export const allSections = async () => ({ default: (await import('./sections.card.tsx')).Sections });
