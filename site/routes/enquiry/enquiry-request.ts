import { sendEnquiry } from '#site/actions/send-enquiry.ts';
import { servicesContext } from '#site/context.ts';
import { notFound } from '#site/loading/failures.ts';
import type { Route } from './+types/enquiry-request.ts';

/** Enquiries sent by script: returns the form's outcome as JSON. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { outcome, status } = await sendEnquiry(request, context.get(servicesContext));
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function loader(): never {
  throw notFound();
}
