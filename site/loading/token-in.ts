import { data, type LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../context.ts';
import { requireFeature } from './require-feature.ts';

/** A page whose address contains a token must not be cached. */
export const privately = { 'Cache-Control': 'no-store' };

/** The token of an address. Only the page's button uses it: mail scanners open links, but do not submit forms. */
export const tokenIn = ({ searchParams }: URL) =>
  data({ token: searchParams.get('token') ?? '' }, { headers: privately });

/** The loader of a newsletter page that a link of a mail opens. */
export function tokenLoader({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) {
  requireFeature(context.get(servicesContext), 'newsletter');
  return tokenIn(url);
}
