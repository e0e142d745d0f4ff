import type { ReactNode } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import { Moment } from '#site/blocks/moment.tsx';
import { Section } from '#site/blocks/section.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { careerPages } from '../career/pages.ts';
import { ContactPeople } from '../contact-person/people.card.tsx';
import { People } from '../executive/people.card.tsx';
import { newsPages } from '../news/pages.ts';
import type { ConcernPage } from './definition.ts';

type Naming = Pick<ConcernPage, 'people' | 'contacts' | 'news' | 'jobs'>;

/** The people, news and open jobs of a concern, without empty sections. */
export function NamingConcern({ concern: { people, contacts, news, jobs } }: { concern: Naming }) {
  const { types, home } = usePageTexts();
  const { concern: texts, career } = types;
  return (
    <>
      {people.length > 0 ? (
        <Section heading={texts.people} tone="sunken">
          <People people={people} columns={4} headingLevel={3} />
        </Section>
      ) : null}
      {contacts.length > 0 ? (
        <div className="shell-width pb-16 lg:pb-24">
          <ContactPeople people={contacts} />
        </div>
      ) : null}
      {news.length > 0 ? (
        <Section heading={texts.news}>
          <ul className="page-grid text-cards">
            {news.map(({ id, heading, date }) => (
              <Named key={id} href={itemPath(newsPages, id)} name={heading}>
                {date ? <Moment value={date} /> : null}
              </Named>
            ))}
          </ul>
          <All href={newsPages.list} label={home.newsAll} />
        </Section>
      ) : null}
      {jobs.length > 0 ? (
        <Section heading={career.openHeading} tone="sunken">
          <ul className="page-grid text-cards">
            {jobs.map(({ id, title, jobLocation }) => (
              <Named key={id} href={itemPath(careerPages, id)} name={title}>
                {jobLocation ? <ContentText>{jobLocation}</ContentText> : null}
              </Named>
            ))}
          </ul>
          <All href={careerPages.list} label={career.title} />
        </Section>
      ) : null}
    </>
  );
}

const Named = ({ href, name, children }: { href: string; name: string; children: ReactNode }) => (
  <li className="rounded-2xl border border-line bg-raised p-6">
    <h3 className="card-heading">
      <SiteLink href={href} className="hover:text-brand-ink">
        <ContentText>{name}</ContentText>
      </SiteLink>
    </h3>
    <p className="mt-1 text-muted">{children}</p>
  </li>
);

const All = ({ href, label }: { href: string; label: string }) => (
  <SiteLink href={href} className="more-link mt-8">
    {label} <ArrowRight />
  </SiteLink>
);
