import { publicIdFrom } from '#contract/addresses/public-id.ts';
import { applyForJob } from '#site/actions/apply-for-job.ts';
import { submitCv } from '#site/actions/submit-cv.ts';
import { servicesContext } from '#site/context.ts';
import { notFound } from '#site/loading/failures.ts';
import type { Route } from './+types/cv-request.ts';

/** Submissions of the CV form by script, for a job or for none: returns the form's outcome as JSON. */
export async function action({ context, params: { careerId }, request }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { outcome, status } = await (careerId === undefined
    ? submitCv(request, services)
    : applyForJob(request, services, publicIdFrom(careerId) ?? missing()));
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function loader(): never {
  return missing();
}

function missing(): never {
  throw notFound();
}
