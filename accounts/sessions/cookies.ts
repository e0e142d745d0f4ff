/** The path of all office calls. Cookies are limited to it, so that no public page receives one. */
export const cookiePath = '/api/Office';
export const authPath = `${cookiePath}/auth`;
export const cookiePrefix = 'office';
