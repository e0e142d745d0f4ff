/** A contrast ratio with one decimal, rounded down: 4.48 is below the 4.5 that text needs and must not be shown as 4.5. */
export const showContrast = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
