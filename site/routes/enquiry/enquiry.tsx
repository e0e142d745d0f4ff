import { data } from 'react-router';
import { sendEnquiry } from '#site/actions/send-enquiry.ts';
import { servicesContext } from '#site/context.ts';
import { EnquiryForm } from '#site/enquiries/enquiry-form.tsx';
import { loadEnquiry } from '#site/enquiries/load-enquiry.server.ts';
import { revalidatesAfterForms } from '#site/forms/revalidation.ts';
import { privately } from '#site/loading/token-in.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import type { Route } from './+types/enquiry.ts';

export const headers = () => privately;

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadEnquiry(context.get(servicesContext), url.searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { outcome, status } = await sendEnquiry(request, context.get(servicesContext));
  return data(outcome, { status });
}

export const shouldRevalidate = revalidatesAfterForms;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).enquiry.title, hidden: true });

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry: texts } = usePageTexts();
  return (
    <Page heading={texts.title}>
      <EnquiryForm key={loaderData.key} data={loaderData} sent={actionData} />
    </Page>
  );
}
