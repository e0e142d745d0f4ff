import type { ReactNode } from 'react';
import { hasCompanyPage } from '#content/company-pages.ts';
import { AskBox } from '#site/blocks/ask-box.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { notFound, orErrorPage } from '#site/loading/failures.ts';
import { mailLinks, phoneLinks } from '#site/reading/contact-links.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { withoutOpeningHeading } from '#site/reading/text/opening-heading.ts';
import { ContactAnchor } from '#site/shell/contact/contact-anchor.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { organization } from '#site/structured-data/organization.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { pageTextsFor, usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/imprint.ts';

/** Responds with 404 where the company has no facts for an imprint. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const company = await companyOf(services);
    if (!hasCompanyPage(company, '/imprint')) throw notFound();
    const { companyName, address, phone, email, representatives, register, registerNumber, vatId } = company;
    const shown = {
      legalName: company.legalName || companyName,
      address,
      phones: phoneLinks(phone),
      mails: mailLinks(email),
      representatives,
      register,
      registerNumber,
      vatId,
      imprint: withoutOpeningHeading(company.imprint, pageTextsFor(services.language).group.imprint.title),
    };
    return withLanguage(shown, company);
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: metaTexts(args).group.imprint.title,
    description: args.loaderData?.legalName,
    things: import.meta.env.SSR && ((place) => (args.loaderData ? [organization(place, args.loaderData)] : [])),
  });

export default function Imprint({ loaderData }: Route.ComponentProps) {
  const { imprint: texts } = usePageTexts().group;
  const { legalName, address, phones, mails, representatives, register, registerNumber, vatId, imprint } = loaderData;
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-12">
        <div className="grid-main">
          <dl className="border-y border-line text-lg">
            <Fact name={texts.company} value={legalName} />
            <Fact name={texts.address} value={address} />
            <Fact name={texts.representatives} value={representatives} />
            <Fact name={texts.register} value={register} />
            <Fact name={texts.registerNumber} value={registerNumber} />
            <Fact name={texts.vatId} value={vatId} />
            {phones.length > 0 ? (
              <Line name={texts.phone}>
                {phones.map((link) => (
                  <ContactAnchor key={link.text} link={link} />
                ))}
              </Line>
            ) : null}
            {mails.length > 0 ? (
              <Line name={texts.email}>
                {mails.map((link) => (
                  <ContactAnchor key={link.text} link={link} />
                ))}
              </Line>
            ) : null}
          </dl>
          {imprint.trim() ? <RichText html={imprint} className="mt-10 text-lg" /> : null}
        </div>
        <AskBox heading={texts.askHeading} text={texts.askText} ask={texts.ask} />
      </div>
    </Page>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value === '' ? null : (
    <Line name={name}>
      {/* Numbers and names keep their direction within Arabic. */}
      <bdi>
        <ContentText>{value}</ContentText>
      </bdi>
    </Line>
  );

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[14rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd className="flex flex-col items-start whitespace-pre-line">{children}</dd>
  </div>
);
