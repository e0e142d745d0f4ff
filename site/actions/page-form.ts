import type { FormKind } from '#contract/submissions/form-kinds.ts';
import type { SiteServices } from '../context.ts';
import { formParameter } from '../forms/page-form.ts';
import type { Answer } from './failure.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { submitCv } from './submit-cv.ts';
import { subscribe } from './subscribe.ts';

const actions: Readonly<Record<FormKind, (request: Request, services: SiteServices) => Promise<Answer>>> = {
  contact: sendContactMessage,
  enquiry: sendEnquiry,
  newsletter: subscribe,
  application: submitCv,
};

const isFormKind = (name: string | null): name is FormKind => name !== null && Object.hasOwn(actions, name);

/** The outcome of a form that is part of a page. */
export interface SentPageForm extends Answer {
  form: FormKind;
}

/** Sends a form of a page that was sent without script, to the page itself; undefined for any other request. */
export async function sentPageForm(request: Request, services: SiteServices): Promise<SentPageForm | undefined> {
  const form = request.method === 'POST' ? new URL(request.url).searchParams.get(formParameter) : null;
  if (!isFormKind(form) || services.lacks?.includes('pages')) return undefined;
  return { form, ...(await actions[form](request, services)) };
}
