import { EnquiryListLink } from '#site/enquiries/enquiry-list-link.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import type { ContactDetails } from '../contact-person/details.ts';
import { ContactDetailsOf } from '../contact-person/people.card.tsx';
import { DocumentButton } from '../document/document-link.card.tsx';
import { AskAboutProduct } from './ask.card.tsx';
import type { ProductDetails } from './details.ts';
import { DiscontinuedNotice, FactSummary } from './facts.card.tsx';

interface AsideProps {
  product: ProductDetails & {
    id: string;
    name: string;
    contact?: ContactDetails | undefined;
    compare?: { href: string; hasArticles: boolean };
  };
}

/** What a buyer needs next, beside the pictures and facts: terms, data sheet, enquiry and a person to talk to. */
export function ProductAside({ product }: AsideProps) {
  const { compare: texts } = usePageTexts().types.product;
  const { id, name, discontinued, documents = [], contact, compare } = product;
  const sheet = documents.find(({ kind }) => kind === 'dataSheet');
  return (
    <div className="product-aside">
      {discontinued ? <DiscontinuedNotice {...discontinued} /> : null}
      <FactSummary product={product} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        <AskAboutProduct id={id} name={name} />
        {compare ? (
          <SiteLink href={compare.href} rel="nofollow" className={buttonClass('outline')}>
            {compare.hasArticles ? texts.articles : texts.pick}
          </SiteLink>
        ) : null}
      </div>
      <EnquiryListLink />
      {sheet ? <DocumentButton document={sheet} /> : null}
      {contact ? (
        <div className="flex flex-col gap-1 rounded-2xl bg-sunken p-6 print:hidden">
          <ContactDetailsOf person={contact} headingLevel={2} />
        </div>
      ) : null}
    </div>
  );
}
