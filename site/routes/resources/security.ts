import { servicesContext } from '#site/context.ts';
import { securityText } from '#site/feeds/security.ts';
import { companyOf } from '#site/loading/company.ts';
import { textResponse } from '#site/loading/text-response.ts';
import type { Route } from './+types/security.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { publicUrl, now } = services;
  return textResponse(services, 'text/plain', async () => {
    if (services.basename) return undefined;
    const { email } = await companyOf(services);
    return securityText({ email, publicUrl, now: now() });
  });
}
