import { getPath } from 'hono/utils/url';

/** The path for matching routes. The prefix of calls is case-insensitive: `/API/WebApi/GetFaq` is `/api/WebApi/GetFaq`. */
export const routedPath = (request: Request): string => getPath(request).replace(/^\/api\//i, '/api/');
