import { data } from 'react-router';
import { getCareer } from '#contract/calls/get-career.ts';
import { getDepartment } from '#contract/calls/get-department.ts';
import { submitCv } from '../actions/submit-cv.ts';
import { Empty } from '../blocks/empty.tsx';
import { JobCard } from '../blocks/job-card.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { formSentContext, type SiteServices, servicesContext } from '../context.ts';
import { CvForm } from '../forms/cv-form.tsx';
import { orNoAnswer } from '../forms/no-answer.ts';
import { notAfterForms } from '../forms/not-after-forms.ts';
import { orBlankAfterForm } from '../loading/after-form.ts';
import { orErrorPage } from '../loading/failures.ts';
import { loadPage } from '../loading/paged.ts';
import { hasPassed } from '../reading/dates.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { textsFor, useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/career-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orBlankAfterForm(context, nothing, () => loadCareers(services, url));
}

const nothing: Awaited<ReturnType<typeof loadCareers>> = { jobs: [], paging: { page: 1, pages: 1 }, departments: [] };

function loadCareers(services: SiteServices, url: URL) {
  return orErrorPage(services, async () => {
    const [{ items, paging }, departments] = await Promise.all([
      loadPage(url, (part) => services.client.list(getCareer, part)),
      services.client.call(getDepartment, {}),
    ]);
    const jobs = items.map(({ id, title, vacancy, jobLocation, applicationDeadline }) => ({
      id,
      title,
      vacancy,
      jobLocation,
      applicationDeadline,
      isClosed: hasPassed(applicationDeadline, services.now()),
    }));
    return { jobs, paging, departments };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  context.set(formSentContext, true);
  const { outcome, status } = await submitCv(request, context.get(servicesContext));
  return data(outcome, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNoAnswer(serverAction, textsFor('en').cv);

export const shouldRevalidate = notAfterForms;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: textsFor('en').career.title });

export default function CareerList({ loaderData, actionData }: Route.ComponentProps) {
  const { career: texts, cv } = useTexts();
  const { jobs, paging, departments } = loaderData;
  return (
    <Page heading={texts.title}>
      <section aria-labelledby="jobs-heading">
        <h2 id="jobs-heading" className="section-heading mb-8">
          {texts.openHeading}
        </h2>
        {jobs.length === 0 ? <Empty text={texts.none} /> : null}
        <ul className="grid gap-6 md:grid-cols-2">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        <PageLinks paging={paging} />
      </section>
      <section aria-labelledby="cv-heading" className="form-panel">
        <h2 id="cv-heading" className="section-heading mb-6">
          {cv.heading}
        </h2>
        <CvForm action="/career" departments={departments} sent={actionData} />
      </section>
    </Page>
  );
}
