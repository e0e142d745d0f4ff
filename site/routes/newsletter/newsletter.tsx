import { data } from 'react-router';
import { subscribe } from '#site/actions/subscribe.ts';
import { servicesContext } from '#site/context.ts';
import { NewsletterForm } from '#site/forms/newsletter-form.tsx';
import { requireFeature } from '#site/loading/require-feature.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { useHas } from '#site/shell/use-has.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import type { Route } from './+types/newsletter.ts';

export function loader({ context }: Route.LoaderArgs): null {
  requireFeature(context.get(servicesContext), 'newsletter');
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'newsletter');
  const { outcome, status } = await subscribe(request, services);
  return data(outcome, { status });
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: metaTexts(args).newsletter.title });

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { newsletter: texts } = useTexts();
  const hasPromises = useHas('promises');
  return (
    <Page heading={texts.title}>
      <div className="flex max-w-xl flex-col gap-6">
        <p className="text-lg">{hasPromises ? texts.intro : texts.foreignIntro}</p>
        <NewsletterForm id="newsletter" sent={actionData} />
      </div>
    </Page>
  );
}
