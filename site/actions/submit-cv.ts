import { dropCv } from '#contract/calls/drop-cv.ts';
import { jobApplication } from '#contract/submissions/job-application.ts';
import type { SiteServices } from '../context.ts';
import { success } from '../forms/outcome.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { type Answer, errorsOfCall, failureAnswer, fieldErrors, refused } from './failure.ts';
import { readForm, typedValues } from './read-form.ts';

/** The fields whose values the form gets back, by our names. A file input cannot be prefilled. */
export const cvFieldNames = [
  'name',
  'address',
  'email',
  'mobile',
  'mobileAlternative',
  'departmentId',
  'talentPool',
] as const;

/** Submits a CV, for the given job or for none. The page's address determines the job, not the form. */
export async function submitCv(request: Request, services: SiteServices, careerId?: string): Promise<Answer> {
  const texts = pageTextsFor(services.language).cv;
  const { values, file } = await readForm(request);
  const typed = typedValues(values, cvFieldNames);
  const { departmentId = '' } = values;
  const application = jobApplication.safeParse({ ...values, departmentId, careerId, file });
  if (!application.success) return refused(texts.check, fieldErrors(application.error.issues, services), typed);
  try {
    const { accepted, message, errors } = await services.client.call(dropCv, {
      ...application.data,
      lang: services.lang,
    });
    if (accepted) return { outcome: success(message.trim() || texts.sent), status: 200 };
    const shown = errorsOfCall(errors, services);
    // The message of our own calls is that of the first field.
    const text = shown[0] && errors[0]?.message === message ? shown[0].message : message;
    return refused(text.trim() || texts.failed, shown, typed);
  } catch (error) {
    return failureAnswer(error, texts, typed, services);
  }
}
