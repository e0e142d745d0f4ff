import { AddToEnquiry } from '#site/enquiries/add-to-enquiry.tsx';
import { enquiryAddress } from '#site/enquiries/enquiry-address.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { useHas } from '#site/shell/use-has.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';

/** Leads to an enquiry about a product, or adds it to the list of one. Without enquiries, to a message about it. */
export function AskAboutProduct({ id, name }: { id: string; name: string }) {
  const { ask } = usePageTexts().types.product;
  const href = useHas('enquiries') ? enquiryAddress([{ productId: id }]) : `/contact?product=${encodeURIComponent(id)}`;
  return (
    <>
      <SiteLink href={href} rel="nofollow" className={buttonClass('solid')}>
        {ask}
      </SiteLink>
      <AddToEnquiry line={{ productId: id }} name={name} className={buttonClass('outline')} />
    </>
  );
}
