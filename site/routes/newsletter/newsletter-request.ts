import { subscribe } from '#site/actions/subscribe.ts';
import { servicesContext } from '#site/context.ts';
import { notFound } from '#site/loading/failures.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import type { Route } from './+types/newsletter-request.ts';

/** Submissions of the newsletter box by script: returns the form's outcome as JSON. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  requireFeature(services, 'newsletter');
  const { outcome, status } = await subscribe(request, services);
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function loader(): never {
  throw notFound();
}
