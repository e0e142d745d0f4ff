import { servicesContext } from '../context.ts';
import { robotsText } from '../feeds/robots.ts';
import { textAnswer } from '../loading/text-answer.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return textAnswer(services, 'text/plain', () => robotsText(services.publicUrl));
}
