import { data } from 'react-router';

/** A page whose address contains a token must not be cached. */
export const privately = { 'Cache-Control': 'no-store' };

/** The token of an address. Only the page's button uses it: mail scanners open links, but do not submit forms. */
export const tokenIn = ({ searchParams }: URL) =>
  data({ token: searchParams.get('token') ?? '' }, { headers: privately });
