/* Separate from the other periods, because every page of the site imports these and should load nothing else. */

/** Days until an unconfirmed newsletter address is deleted. */
export const unconfirmedDays = 7;
/** Days until an unsubscribed newsletter address is deleted. */
export const unsubscribedDays = 7;
