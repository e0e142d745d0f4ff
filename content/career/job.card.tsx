import { itemPath } from '#contract/addresses/item-path.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { Moment } from '#site/blocks/moment.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { InText } from '#site/texts/in-text.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { Calendar, People, Pin } from '#ui/page-icons.tsx';
import type { Career } from './definition.ts';
import { careerPages } from './pages.ts';

export interface JobCardData
  extends EntryLanguage,
    Pick<Career, 'id' | 'title' | 'vacancy' | 'jobLocation' | 'applicationDeadline'> {
  isClosed: boolean;
}

export function JobCard({ job }: { job: JobCardData }) {
  const { career: texts } = usePageTexts().types;
  return (
    <article className="card group p-6">
      <div className="flex items-start justify-between gap-4">
        <h3 className="card-heading">
          <SiteLink href={itemPath(careerPages, job.id)} className="card-link">
            <ContentText>{job.title}</ContentText>
          </SiteLink>
        </h3>
        {job.isClosed ? <ClosedMark /> : null}
      </div>
      <ul className="mt-4 flex flex-col gap-2 text-muted">
        {job.jobLocation ? (
          <li className="flex items-center gap-3">
            <Pin className="size-4.5 shrink-0" />
            <span className="sr-only">{texts.location}: </span>
            <ContentText>{job.jobLocation}</ContentText>
          </li>
        ) : null}
        <li className="flex items-center gap-3">
          <People className="size-4.5 shrink-0" /> {texts.vacancyCount({ count: job.vacancy })}
        </li>
        {job.applicationDeadline ? (
          <li className="flex items-center gap-3">
            <Calendar className="size-4.5 shrink-0" />
            <span>
              <InText
                text={(day) => (job.isClosed ? texts.closedOnDay({ day }) : texts.applyUntilDay({ day }))}
                elements={[<Moment key="day" value={job.applicationDeadline} />]}
              />
            </span>
          </li>
        ) : null}
      </ul>
      <p aria-hidden="true" className="card-more mt-5">
        {texts.details}
        <ArrowRight />
      </p>
    </article>
  );
}

/** The label of a job that no longer accepts applications. */
export function ClosedMark() {
  const { career: texts } = usePageTexts().types;
  return (
    <span
      className={
        'max-w-1/2 shrink-0 rounded-pill border border-line-strong bg-sunken px-3 py-1 text-sm font-semibold ' +
        'text-muted'
      }
    >
      {texts.closed}
    </span>
  );
}
