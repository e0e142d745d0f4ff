/* Apart from the other periods, because every page of the site names these and should bring no more along. */

/** How long an address is kept that asked for the newsletter and never confirmed. */
export const unconfirmedDays = 7;
/** How long one is kept that left it. */
export const unsubscribedDays = 7;
