import { servicesContext } from '../context.ts';
import { robotsText } from '../feeds/robots.ts';
import { textResponse } from '../loading/text-response.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return textResponse(services, 'text/plain', () => robotsText(services.publicUrl));
}
