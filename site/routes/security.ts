import { servicesContext } from '../context.ts';
import { securityText } from '../feeds/security.ts';
import { companyOf } from '../loading/company.ts';
import { textResponse } from '../loading/text-response.ts';
import type { Route } from './+types/security.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { publicUrl, now } = services;
  return textResponse(services, 'text/plain', async () => {
    const { email } = await companyOf(services);
    return securityText({ email, publicUrl, now: now() });
  });
}
