/** Mirrors an icon that points along the line, such as an arrow back, where the text runs from right to left. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
