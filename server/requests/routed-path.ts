import { getPath } from 'hono/utils/url';

/** The path that routes are matched with. Calls are found in any case: `/API/WebApi/GetFaq` is `/api/WebApi/GetFaq`. */
export const routedPath = (request: Request): string => getPath(request).replace(/^\/api\//i, '/api/');
