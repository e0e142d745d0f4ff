import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { Company } from '#content/company/definition.ts';
import { getContactInformation } from '#content/contact-person/calls.ts';
import { ContactPeople } from '#content/contact-person/people.card.tsx';
import { getProductById } from '#content/product/calls.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Mail, Phone } from '#ui/icons.tsx';
import { Pin } from '#ui/page-icons.tsx';
import { sendContactMessage } from '../actions/send-contact-message.ts';
import { PlaceMap } from '../blocks/media/place-map.tsx';
import { MissingPart } from '../blocks/missing-part.tsx';
import { formSentContext, type SiteServices, servicesContext } from '../context.ts';
import { ContactForm } from '../forms/contact-form.tsx';
import { orNoResponse } from '../forms/no-response.ts';
import { revalidatesAfterForms } from '../forms/revalidation.ts';
import { orBlankAfterForm } from '../loading/after-form.ts';
import { companyOf } from '../loading/company.ts';
import { pageParts, partsHeaders } from '../loading/entries/parts.ts';
import { isNotFound } from '../loading/failures.ts';
import { mailLinks, phoneLinks } from '../reading/contact-links.ts';
import { withLanguage } from '../reading/entry-language.ts';
import { ContactAnchor } from '../shell/contact/contact-anchor.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { metaTexts } from '../texts/meta-texts.ts';
import { pageTextsFor, usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/contact.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orBlankAfterForm(context, nothing, () => loadContact(services, url.searchParams));
}

const nothing: Awaited<ReturnType<typeof loadContact>> = data({ company: null, people: null, subject: null });

async function loadContact(services: SiteServices, asked: URLSearchParams) {
  const productId = asked.get('product');
  const { part, answer } = pageParts(services);
  const [company, people, subject] = await Promise.all([
    part(
      companyOf(services).then(({ phone, email, address, mapUrl, ...company }) =>
        withLanguage({ phone, email, address, mapUrl }, company),
      ),
    ),
    part(services.client.call(getContactInformation, {})),
    productId === null ? (asked.get('search') ?? '').trim() : part(nameOfProduct(productId, services)),
  ]);
  return answer({ company, people, subject });
}

/** The name of the product that the visitor asks about, in the language of the page; '' for one that does not exist. */
async function nameOfProduct(id: string | null, { client }: SiteServices): Promise<string> {
  const asked = getProductById.input.safeParse({ id });
  if (!asked.success) return '';
  try {
    return (await client.call(getProductById, asked.data)).name;
  } catch (error) {
    if (isNotFound(error)) return '';
    throw error;
  }
}

export const headers = partsHeaders;

export async function action({ context, request }: Route.ActionArgs) {
  context.set(formSentContext, true);
  const { outcome, status } = await sendContactMessage(request, context.get(servicesContext));
  return data(outcome, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNoResponse(serverAction, pageTextsFor().contact);

export const shouldRevalidate = revalidatesAfterForms;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: metaTexts(args).contact.title });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact: texts, missing } = usePageTexts();
  const { company, people, subject } = loaderData;
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-12">
        <section aria-labelledby="write-heading" className="grid-main">
          <h2 id="write-heading" className="section-heading mb-3">
            {texts.formHeading}
          </h2>
          <p className="mb-8 text-muted">{texts.optional}</p>
          <ContactForm subject={subject ?? ''} sent={actionData} />
        </section>
        {company && !hasWays(company) ? null : (
          <section aria-labelledby="reach-heading" className="grid-aside contact-ways">
            <h2 id="reach-heading" className="section-heading">
              {texts.reachHeading}
            </h2>
            {company ? <Ways {...company} /> : null}
            {company || actionData ? null : <MissingPart text={missing.company} />}
          </section>
        )}
      </div>
      {people ? <ContactPeople people={people} /> : null}
      {people || actionData ? null : (
        <div className="mt-section">
          <MissingPart text={missing.people} />
        </div>
      )}
    </Page>
  );
}

type WaysProps = Pick<Company, 'phone' | 'email' | 'address' | 'mapUrl'>;

const hasWays = ({ phone, email, address, mapUrl }: WaysProps): boolean =>
  [phone, email, address, mapUrl].some((way) => way !== '');

const Ways = ({ phone, email, address, mapUrl }: WaysProps) => (
  <>
    <address className="flex flex-col gap-4 not-italic">
      {phoneLinks(phone).map((link) => (
        <Way key={link.text} icon={<Phone />}>
          <ContactAnchor link={link} linkClass="text-link" />
        </Way>
      ))}
      {mailLinks(email).map((link) => (
        <Way key={link.text} icon={<Mail />}>
          <ContactAnchor link={link} linkClass="text-link" />
        </Way>
      ))}
      {address ? (
        <Way icon={<Pin />}>
          <span className="whitespace-pre-line">
            <ContentText>{address}</ContentText>
          </span>
        </Way>
      ) : null}
    </address>
    <PlaceMap address={mapUrl} />
  </>
);

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-4 text-lg">
    <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-sunken text-brand-ink">
      {icon}
    </span>
    <span className="min-w-0 py-1.5">{children}</span>
  </p>
);
