/** Marks the page of a search without results, which the server counts. */
export const zeroResultsHeader = 'x-zero-results';
