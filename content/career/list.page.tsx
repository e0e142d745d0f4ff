import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { getDepartment } from '#content/department/calls.ts';
import { submitCv } from '#site/actions/submit-cv.ts';
import { Empty } from '#site/blocks/empty.tsx';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { formSentContext, type SiteServices, servicesContext } from '#site/context.ts';
import { CvForm } from '#site/forms/cv-form.tsx';
import { orBlankAfterForm } from '#site/loading/after-form.ts';
import { pageParts, partsHeaders } from '#site/loading/entries/parts.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import type { PageProps } from '#site/page-props.ts';
import { hasPassed } from '#site/reading/dates/dates.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { Paging } from '#site/reading/paging.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { getCareer } from './calls.ts';
import type { Career } from './definition.ts';
import { JobCard, type JobCardData } from './job.card.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orBlankAfterForm(context, nothing, () => loadCareers(services, url));
}

const nothing: Awaited<ReturnType<typeof loadCareers>> = data({ list: null, departments: null });

async function loadCareers(services: SiteServices, url: URL) {
  const { part, answer } = pageParts(services);
  const [timeZone, list, departments] = await Promise.all([
    timeZoneOf(services),
    part(loadPage(url, (window) => services.client.list(getCareer, window))),
    part(services.client.call(getDepartment, {})),
  ]);
  return answer({
    list: list && { jobs: list.items.map((job) => cardOf(job, timeZone, services.now())), paging: list.paging },
    departments,
  });
}

function cardOf(job: Career, timeZone: string, now: Date): JobCardData {
  const { id, title, vacancy, jobLocation, applicationDeadline } = job;
  const card = {
    ...{ id, title, vacancy, jobLocation },
    applicationDeadline: applicationDeadline && inZone(applicationDeadline, timeZone),
    isClosed: hasPassed(applicationDeadline, now),
  };
  return withLanguage(card, job);
}

export const headers = partsHeaders;

export async function action({ context, request }: ActionFunctionArgs) {
  context.set(formSentContext, true);
  const { outcome, status } = await submitCv(request, context.get(servicesContext));
  return data(outcome, { status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: metaTexts(args).types.career.title });

export default function CareerList({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { types, cv, missing } = usePageTexts();
  const { career: texts } = types;
  const { list, departments } = loaderData;
  // Every application needs a department.
  const isTaking = departments?.length !== 0 || actionData !== undefined;
  return (
    <Page heading={texts.title}>
      {/* The missing-part notice would offer a reload, which would lose the typed values. */}
      {list || !actionData ? (
        <section aria-labelledby="jobs-heading">
          <h2 id="jobs-heading" className="section-heading mb-8">
            {texts.openHeading}
          </h2>
          {list ? <Jobs {...list} isTaking={isTaking} /> : <MissingPart text={missing.jobs} />}
        </section>
      ) : null}
      {isTaking ? (
        <section aria-labelledby="cv-heading" className="form-panel">
          <h2 id="cv-heading" className="section-heading mb-6">
            {cv.heading}
          </h2>
          {departments || actionData ? (
            <CvForm action="/career" departments={departments ?? []} sent={actionData} />
          ) : (
            <MissingPart text={missing.form} />
          )}
        </section>
      ) : null}
    </Page>
  );
}

function Jobs({ jobs, paging, isTaking }: { jobs: JobCardData[]; paging: Paging; isTaking: boolean }) {
  const { career: texts } = usePageTexts().types;
  if (jobs.length === 0) return <Empty text={isTaking ? texts.none : texts.noneAtAll} />;
  return (
    <>
      <ul className="page-grid across-2 pairs">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <PageLinks paging={paging} />
    </>
  );
}
