/** Where sign-in is answered, and the only folder that ever sees a cookie of ours: no public page does. */
export const cookiePath = '/api/Office';
export const authPath = `${cookiePath}/auth`;
export const cookiePrefix = 'office';
