import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { withoutLanguage } from '#contract/addresses/language-path.ts';
import { maxEnquiryBytes } from '#contract/calls/send-enquiry.ts';
import { attachmentSize } from '#contract/submissions/enquiry-terms.ts';
import { maxCvBytes } from '#contract/submissions/job-application.ts';
import { formParameter } from '#site/forms/page-form.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { AppEnv } from '../create-app.ts';
import { plainPage, textLanguageAt } from '../site/plain-page.ts';
import { noPage } from './safe-headers.ts';

/** `/enquiry`, its data, the address of the form with script, and a page with the form. */
const isEnquiry = (request: HonoRequest): boolean =>
  /^\/enquiry(?:\.data|\/send)?$/.test(withoutLanguage(request.path)) || request.query(formParameter) === 'enquiry';

/**
 * Only forms with a CV or an attachment have files. Keeps the connection open: a client that sends its whole body before
 * it reads still gets this response (http/drain-timeout.ts).
 */
function tooLarge(request: HonoRequest, defaultLanguage: string): Response {
  const language = textLanguageAt(request.path, defaultLanguage);
  const { cv, enquiry } = pageTextsFor(language);
  const page = isEnquiry(request)
    ? { title: enquiry.title, text: enquiry.fileFault(attachmentSize) }
    : { title: cv.heading, text: cv.tooLarge };
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': noPage };
  return new Response(plainPage(language, page), { status: 413, headers });
}

/** A CV, plus room for the other fields and for a CV that is only a little too large, which gets an error at its field. */
const maxCvFormBytes = maxCvBytes + 256 * 1024;

/** Refuses forms of pages that are larger than a CV or an attachment with its form. */
export function limitForms(defaultLanguage: () => string): MiddlewareHandler<AppEnv> {
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => tooLarge(c.req, defaultLanguage()) });
  const [ofEnquiries, ofOthers] = [limitOf(maxEnquiryBytes), limitOf(maxCvFormBytes)];
  return (c, next) => (isEnquiry(c.req) ? ofEnquiries(c, next) : ofOthers(c, next));
}
