/** The address that dials a number written for reading. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
