import { servicesContext } from '#site/context.ts';
import { robotsText } from '#site/feeds/robots.ts';
import { textResponse } from '#site/loading/text-response.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return textResponse(services, 'text/plain', () => (services.basename ? undefined : robotsText(services.publicUrl)));
}
