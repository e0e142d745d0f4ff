import type { ReactNode } from 'react';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { anchorOf } from '#site/reading/anchors.ts';
import { type ContactLink, mailLinks, phoneLinks } from '#site/reading/contact-links.ts';
import { ContactAnchor, ContactText } from '#site/shell/contact/contact-anchor.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { Mail, Phone } from '#ui/icons.tsx';
import type { ContactDetails } from './details.ts';

/** The contact people and their responsibilities; nothing if there are none. */
export function ContactPeople({ people }: { people: ContactDetails[] }) {
  const { contact: texts } = usePageTexts();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-heading" className="mt-section">
      <h2 id="people-heading" className="section-heading mb-8">
        {texts.peopleHeading}
      </h2>
      <ul className="page-grid text-cards">
        {people.map((person) => (
          <li
            key={person.id || person.name}
            id={anchorOf('contactPerson', person.id)}
            className="flex flex-col gap-1 rounded-2xl border border-line bg-raised p-6"
          >
            <ContactDetailsOf person={person} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a contact person is responsible for, their name, and the ways to reach them. */
export function ContactDetailsOf({ person, headingLevel }: { person: ContactDetails; headingLevel: 2 | 3 }) {
  const { contact: texts } = usePageTexts();
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <ContentParagraph text={person.title} className="font-semibold text-accent-ink" />
      <Heading className="text-xl font-semibold">
        <ContentText>{person.name}</ContentText>
      </Heading>
      <ContentParagraph text={person.designation} className="text-muted" />
      <ul className="mt-3 flex flex-col">
        {phoneLinks(person.phone).map((link) => (
          <Way key={link.text} link={link} icon={<Phone className="size-4.5 shrink-0" />}>
            <ContentInText text={(name) => texts.call({ name })} content={person.name} />
          </Way>
        ))}
        {mailLinks(person.email).map((link) => (
          <Way key={link.text} link={link} icon={<Mail className="size-4.5 shrink-0" />}>
            <ContentInText text={(name) => texts.write({ name })} content={person.name} />
          </Way>
        ))}
      </ul>
    </>
  );
}

const Way = ({ link, icon, children }: { link: ContactLink; icon: ReactNode; children: ReactNode }) => (
  <li>
    <ContactAnchor link={link} className="inline-flex min-h-10 items-center gap-3" linkClass="text-link">
      {icon}
      <span className="sr-only">{children}: </span>
      <span className="min-w-0">
        <ContactText link={link} />
      </span>
    </ContactAnchor>
  </li>
);
