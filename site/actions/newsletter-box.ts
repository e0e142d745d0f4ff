import type { SiteServices } from '../context.ts';
import { newsletterBox } from '../forms/newsletter-box.ts';
import type { Answer } from './failure.ts';
import { subscribe } from './subscribe.ts';

/** Subscribes if a page's newsletter box was sent without script, to the page itself; undefined for any other request. */
export async function sentNewsletterBox(request: Request, services: SiteServices): Promise<Answer | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (request.method !== 'POST' || !isForm || services.lacks?.includes('newsletter')) return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return form?.get(newsletterBox.name) === newsletterBox.value ? subscribe(request, services) : undefined;
}
