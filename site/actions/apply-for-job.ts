import { getCareerById } from '#content/career/calls.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound, orErrorPage } from '../loading/failures.ts';
import { hasPassed } from '../reading/dates/dates.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { type Answer, failureAnswer, refused } from './failure.ts';
import { readForm, typedValues } from './read-form.ts';
import { cvFieldNames, submitCv } from './submit-cv.ts';

/** Submits a CV for a job that exists and is open. If the job fails to load, the form keeps the typed values. */
export async function applyForJob(request: Request, services: SiteServices, careerId: string): Promise<Answer> {
  const texts = pageTextsFor(services.language);
  try {
    const job = await services.client.call(getCareerById, { id: careerId });
    if (hasPassed(job.applicationDeadline, services.now())) return refused(texts.types.career.closedText, [], {}, 409);
  } catch (error) {
    if (isNotFound(error)) return orErrorPage(services, () => Promise.reject(error));
    const { values } = await readForm(request);
    return failureAnswer(error, texts.cv, typedValues(values, cvFieldNames), services);
  }
  return submitCv(request, services, careerId);
}
