import { data } from 'react-router';

/** No copy of a page whose address holds a token is to be kept anywhere. */
export const privately = { 'Cache-Control': 'no-store' };

/** The token of an address; only the page's button spends it, because programs that look through mails open links, but press nothing. */
export const tokenIn = ({ searchParams }: URL) =>
  data({ token: searchParams.get('token') ?? '' }, { headers: privately });
