import type { SectionOf } from '#content/sections/definition.ts';
import type { NamedContact } from '#content/sections/loaded.ts';
import { mailLinks, phoneLinks } from '#site/reading/contact-links.ts';
import { ContactAnchor, ContactText } from '#site/shell/contact/contact-anchor.tsx';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { ContentText } from '#ui/content-language.tsx';

type CallToAction = SectionOf<'callToAction'> & { contact: NamedContact | null };

/** A line that asks for something, with buttons and a person to contact. */
export function CallToActionSection({ section }: { section: CallToAction }) {
  const { heading, lead, buttonText, buttonLink, secondButtonText, secondButtonLink, contact } = section;
  return (
    <section className="call-to-action">
      <div className="shell-width page-grid items-end gap-y-8 py-section">
        <div className={`col-span-full flex flex-col items-start gap-5 ${contact ? 'lg:col-span-8' : ''}`}>
          {heading ? (
            <h2 className="section-heading max-w-3xl">
              <ContentText>{heading}</ContentText>
            </h2>
          ) : null}
          {lead ? (
            <p className="max-w-2xl text-lg whitespace-pre-line">
              <ContentText>{lead}</ContentText>
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <ButtonLink text={buttonText} href={buttonLink} look="inverse" />
            <ButtonLink text={secondButtonText} href={secondButtonLink} look="onBrand" />
          </div>
        </div>
        {contact ? <Contact contact={contact} /> : null}
      </div>
    </section>
  );
}

function ButtonLink({ text, href, look }: { text: string; href: string; look: ButtonLook }) {
  if (text === '' || href === '') return null;
  return (
    // Links of editors have the language in their path already.
    <a href={href} className={buttonClass(look)}>
      <ContentText>{text}</ContentText>
    </a>
  );
}

const Contact = ({ contact: { name, title, phone, email } }: { contact: NamedContact }) => (
  <div className="col-span-full flex flex-col gap-1 border-t border-current pt-5 lg:col-[10/span_3]">
    <p>
      <ContentText>{title}</ContentText>
    </p>
    <p className="text-xl font-semibold">
      <ContentText>{name}</ContentText>
    </p>
    <ul>
      {[...phoneLinks(phone), ...mailLinks(email)].map((link) => (
        <li key={link.text}>
          <ContactAnchor
            link={link}
            className="inline-flex min-h-10 items-center"
            linkClass="underline underline-offset-4"
          >
            <ContactText link={link} />
          </ContactAnchor>
        </li>
      ))}
    </ul>
  </div>
);
