import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { getDepartment } from '#content/department/calls.ts';
import type { Department } from '#content/department/definition.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import { applyForJob } from '#site/actions/apply-for-job.ts';
import { BackLink } from '#site/blocks/back-link.tsx';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { formSentContext, type SiteServices, servicesContext } from '#site/context.ts';
import { CvForm } from '#site/forms/cv-form.tsx';
import { orBlankAfterForm } from '#site/loading/after-form.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { pageParts, partsHeaders } from '#site/loading/entries/parts.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import type { SearchTitle } from '#site/loading/page-metadata.ts';
import type { PageProps } from '#site/page-props.ts';
import { hasPassed } from '#site/reading/dates/dates.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { jobPosting } from '#site/structured-data/job-posting.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentInText } from '#ui/content-language.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { type Below, sectionsBelow } from '../entry-sections/load.server.ts';
import { getCareerById } from './calls.ts';
import type { Career } from './definition.ts';
import { JobFacts, JobParts } from './job-parts.card.tsx';
import { careerPages } from './pages.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orBlankAfterForm(context, nothing, () => loadJob(services, id, url));
}

interface JobPage extends SearchTitle {
  job: Career | null;
  isClosed: boolean;
  departments: Department[] | null;
  summary: string;
  below?: Below;
}

const nothing = data<JobPage>({ job: null, isClosed: false, departments: null, summary: '' });

async function loadJob(services: SiteServices, id: string, url: URL) {
  const { core, part, answer } = pageParts(services);
  const [timeZone, found, departments] = await Promise.all([
    timeZoneOf(services),
    core(services.client.call(getCareerById, { id })),
    part(services.client.call(getDepartment, {})),
  ]);
  const job = {
    ...found,
    createdAt: inZone(found.createdAt, timeZone),
    applicationDeadline: found.applicationDeadline && inZone(found.applicationDeadline, timeZone),
  };
  const isClosed = hasPassed(job.applicationDeadline, services.now());
  const below = await sectionsBelow(services, url, 'application');
  return answer<JobPage>({ job, isClosed, departments, summary: summaryOf(job.jobDescription), ...below });
}

export const headers = partsHeaders;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = itemId(params);
  context.set(formSentContext, true);
  const { outcome, status } = await applyForJob(request, context.get(servicesContext), id);
  return data(outcome, { status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.job?.title ?? metaTexts(args).cv.heading,
    description: args.loaderData?.summary,
    things:
      import.meta.env.SSR &&
      ((place) => (args.loaderData?.job ? jobPosting(args.loaderData.job, args.loaderData.isClosed, place) : [])),
  });

export default function CareerItem({ loaderData, actionData, params }: PageProps<typeof loader, typeof action>) {
  const { types, cv, missing } = usePageTexts();
  const { career: texts } = types;
  const { job, departments, isClosed, below } = loaderData;
  const heading = job ? <ContentInText text={(job) => cv.applyHeading({ job })} content={job.title} /> : cv.heading;
  const form = isClosed ? null : (
    <section id="apply" aria-labelledby="cv-heading" className="form-panel scroll-mt-32">
      <h2 id="cv-heading" className="section-heading mb-6">
        {heading}
      </h2>
      {departments?.length === 0 && !actionData ? (
        <p className="text-lg">{cv.none}</p>
      ) : departments || actionData ? (
        <CvForm
          action={itemPath(careerPages, params.id ?? '')}
          departments={departments ?? []}
          departmentId={job?.department}
          sent={actionData}
        />
      ) : (
        <MissingPart text={missing.form} />
      )}
    </section>
  );
  return (
    <Page heading={job?.title ?? cv.heading} isContent={job !== null} bands>
      <WithSections below={below} after={form}>
        {job ? (
          <div className="page-grid gap-y-12">
            <div className="grid-main">
              <JobParts job={job} />
            </div>
            <aside
              className={
                'grid-aside flex flex-col items-start gap-6 self-start rounded-2xl border border-line bg-sunken ' +
                'p-6 lg:p-8'
              }
            >
              <JobFacts job={job} isClosed={isClosed} />
              {isClosed ? (
                <p className="font-semibold">{texts.closedText}</p>
              ) : (
                <a href="#apply" className={buttonClass('solid')}>
                  {texts.apply}
                </a>
              )}
              <BackLink href="/career" text={texts.back} />
            </aside>
          </div>
        ) : null}
      </WithSections>
    </Page>
  );
}
