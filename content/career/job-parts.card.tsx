import type { ReactNode } from 'react';
import { Moment } from '#site/blocks/moment.tsx';
import { formatNumber } from '#site/reading/text/format-number.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Career } from './definition.ts';
import { ClosedMark } from './job.card.tsx';

/** The sections of a job description, without empty ones. */
export function JobParts({ job }: { job: Career }) {
  const { career: texts } = usePageTexts().types;
  const parts = [
    { heading: texts.description, html: job.jobDescription },
    { heading: texts.qualification, html: job.educationalQualification },
    { heading: texts.facility, html: job.jobFacility },
  ].filter(({ html }) => html.trim() !== '');
  return (
    <div className="flex flex-col gap-10">
      {parts.map(({ heading, html }) => (
        <section key={heading}>
          <h2 className="mb-4 text-2xl font-semibold">{heading}</h2>
          <RichText html={html} headingLevel={3} />
        </section>
      ))}
    </div>
  );
}

/** The facts of a job, such as vacancies and dates. */
export function JobFacts({ job, isClosed }: { job: Career; isClosed: boolean }) {
  const { career: texts } = usePageTexts().types;
  return (
    <dl className="grid w-full gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1">
      <Fact name={texts.vacancy}>{formatNumber(job.vacancy, useLanguage())}</Fact>
      {job.jobLocation ? (
        <Fact name={texts.location}>
          <ContentText>{job.jobLocation}</ContentText>
        </Fact>
      ) : null}
      {job.salaryRange ? (
        <Fact name={texts.salary}>
          <ContentText>{job.salaryRange}</ContentText>
        </Fact>
      ) : null}
      {job.createdAt ? (
        <Fact name={texts.posted}>
          <Moment value={job.createdAt} />
        </Fact>
      ) : null}
      {job.applicationDeadline ? (
        <Fact name={isClosed ? texts.closedOn : texts.deadline}>
          <span className="inline-flex flex-wrap items-center gap-3">
            <Moment value={job.applicationDeadline} /> {isClosed ? <ClosedMark /> : null}
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg font-semibold">{children}</dd>
  </div>
);
