import { SectionFrame } from '#content/sections/frame.card.tsx';
import type { LoadedOf } from '#content/sections/loaded.ts';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { SideSection } from '#site/blocks/side-section.tsx';
import { EnquiryForm } from '#site/enquiries/enquiry-form.tsx';
import type { EnquiryOutcome } from '#site/enquiries/enquiry-outcome.ts';
import { ContactForm } from '#site/forms/contact-form.tsx';
import { CvForm } from '#site/forms/cv-form.tsx';
import { NewsletterForm } from '#site/forms/newsletter-form.tsx';
import type { FormOutcome } from '#site/forms/outcome.ts';
import { pageFormAddress } from '#site/forms/page-form.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { useTexts } from '#site/texts/use-texts.ts';
import { ContentText } from '#ui/content-language.tsx';

type FormProps = LoadedOf<'form'>;

/** One of the site's forms. Its outcome comes back to the page that it is on. */
export function FormSection({ section }: { section: FormProps }) {
  const { contact, cv, enquiry } = usePageTexts();
  const { newsletter } = useTexts();
  const { formSent } = useShell();
  const { heading, lead, form, departments } = section;
  const sent = formSent?.form === form ? formSent.outcome : undefined;
  // Every application needs a department.
  if (form === 'application' && departments?.length === 0 && !sent) return null;
  // The newsletter has its heading in the footer of every page.
  const usual = { contact: contact.formHeading, enquiry: enquiry.title, newsletter: '', application: cv.heading }[form];
  const content = (
    <>
      {lead || form === 'newsletter' ? (
        <p className="mb-8 text-lg whitespace-pre-line">
          {lead ? <ContentText>{lead}</ContentText> : newsletter.intro}
        </p>
      ) : null}
      <OwnForm section={section} sent={sent} />
    </>
  );
  if (!heading && !usual) {
    return (
      <SectionFrame heading="" tone="sunken">
        {content}
      </SectionFrame>
    );
  }
  return (
    <SideSection heading={heading ? <ContentText>{heading}</ContentText> : usual} tone="sunken">
      {content}
    </SideSection>
  );
}

function OwnForm({
  section: { form, departments, countries },
  sent,
}: {
  section: FormProps;
  sent?: FormOutcome | undefined;
}) {
  const { contact, missing } = usePageTexts();
  const address = pageFormAddress(form);
  const outcome = sent && { sent };
  switch (form) {
    case 'contact':
      return (
        <>
          <p className="mb-8 text-muted">{contact.optional}</p>
          <ContactForm subject="" address={address} {...outcome} />
        </>
      );
    case 'enquiry':
      return (
        <EnquiryForm
          data={{ lines: [], unreadable: [], left: 0, products: [], countries, key: '' }}
          sent={sent as EnquiryOutcome | undefined}
          address={address}
        />
      );
    case 'newsletter':
      return (
        <div className="max-w-xl">
          <NewsletterForm id="newsletter" pageAddress={address} {...outcome} />
        </div>
      );
    case 'application':
      // The missing-part notice would offer a reload, which would lose the typed values.
      return departments || sent ? (
        <CvForm action="/career" address={address} departments={departments ?? []} {...outcome} />
      ) : (
        <MissingPart text={missing.form} />
      );
  }
}
