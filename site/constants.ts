/** Every limit and interval of the pages, in one place; times in milliseconds. */

export const logoSwapMs = 5_000;

export const hero = { pauseMs: 4_000, pauseMsSmall: 3_000, smallBelowPx: 600, speedMs: 1_000 } as const;
/** After the page has loaded, before what its first view does not need is fetched. */
export const afterFirstViewMs = 1_000;

export const brandSpeedMs = 800;

export const homeNewsCount = 3;
export const homeVideoCount = 3;

export const cardHeadingLength = 30;
export const cardTextLength = 200;

/** Lists longer than this are paged. */
export const pageSize = 24;

/** The portfolio's samples: how many at first, and how many more at a time. */
export const portfolioFirst = 6;
export const portfolioMore = 3;

/** After a press, before what may be needed next is fetched: the press is answered first, on slow phones too. */
export const afterPressMs = 250;

export const toast = { autoCloseMs: 5_000, dragPercent: 80 } as const;

export const productPlaceholders = 4;

/** Under 1 MB, as the form's label says; the contract's schema holds the same limit (a test compares them). */
export const cvMaxBytes = 999_999;
export const cvTypes = ['.pdf', '.doc', '.docx'] as const;

export const defaultBanner = { src: '/images/page_header_1.jpeg', width: 1920, height: 480 } as const;

/** Ids are positive and fit a 32-bit whole number. */

/** Seconds a visitor's program should wait before it asks again while the backend is away. */
export const retryAfterSeconds = 30;
