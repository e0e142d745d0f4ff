/** Every limit and interval of the pages; times in milliseconds. */

/** How long a form waits for its response; an upload since its last progress. */
export const responseMs = 10_000;

export const logoSwapMs = 5_000;

export const hero = { pauseMs: 4_000, pauseMsSmall: 3_000, smallBelowPx: 600, speedMs: 1_000 } as const;
/** The delay between the page's load and fetching code that its first view does not need. */
export const afterFirstViewMs = 1_000;

export const brandSpeedMs = 800;

export const homeNewsCount = 3;
export const homeVideoCount = 3;

export const cardHeadingLength = 30;
export const cardTextLength = 200;

/** Longer lists are paged. */
export const pageSize = 24;

/** The portfolio's samples: the number at first, and the number added each time. */
export const portfolioFirst = 6;
export const portfolioMore = 3;

/**
 * The delay between a press and fetching code that may be needed next: the response to the press has priority, on slow
 * phones too.
 */
export const afterPressMs = 250;

export const toast = { autoCloseMs: 5_000, dragPercent: 80 } as const;

export const productPlaceholders = 4;

/** Under 1 MB, as the form's label states. The contract's schema has the same limit (a test compares them). */
export const cvMaxBytes = 999_999;
export const cvTypes = ['.pdf', '.doc', '.docx'] as const;

export const defaultBanner = { src: '/images/page_header_1.jpeg', width: 1920, height: 480 } as const;

/** Ids are positive 32-bit integers. */

/** `Retry-After` in seconds while the backend is down. */
export const retryAfterSeconds = 30;
