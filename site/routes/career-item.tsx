import { data } from 'react-router';
import { getCareerById } from '#contract/calls/get-career-by-id.ts';
import { getDepartment } from '#contract/calls/get-department.ts';
import { buttonClass } from '#ui/button.tsx';
import { ArrowLeft } from '#ui/icons.tsx';
import { submitCv } from '../actions/submit-cv.ts';
import { JobFacts, JobParts } from '../blocks/job-parts.tsx';
import { servicesContext } from '../context.ts';
import { CvForm } from '../forms/cv-form.tsx';
import { orNoAnswer } from '../forms/no-answer.ts';
import { notAfterForms } from '../forms/not-after-forms.ts';
import { summaryOf } from '../loading/cards.ts';
import { notFound, orErrorPage } from '../loading/failures.ts';
import { hasPassed } from '../reading/dates.ts';
import { idFrom } from '../reading/ids.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { textsFor, useTexts } from '../texts/use-texts.ts';
import type { Route } from './+types/career-item.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = idFrom(params.careerId);
  if (id === undefined) throw notFound();
  return orErrorPage(services, async () => {
    const [job, departments] = await Promise.all([
      services.client.call(getCareerById, { id }),
      services.client.call(getDepartment, {}),
    ]);
    const isClosed = hasPassed(job.applicationDeadline, services.now());
    return { job, departments: isClosed ? [] : departments, isClosed, summary: summaryOf(job.jobDescription) };
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const id = idFrom(params.careerId);
  if (id === undefined) throw notFound();
  const job = await orErrorPage(services, () => services.client.call(getCareerById, { id }));
  if (hasPassed(job.applicationDeadline, services.now())) {
    const text = textsFor('en').career.closedText;
    return data({ tone: 'failure' as const, text, errors: [], values: {} }, { status: 409 });
  }
  const { outcome, status } = await submitCv(request, services, id);
  return data(outcome, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNoAnswer(serverAction, textsFor('en').cv);

export const shouldRevalidate = notAfterForms;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.job.title, description: args.loaderData?.summary });

export default function CareerItem({ loaderData, actionData }: Route.ComponentProps) {
  const { career: texts, cv } = useTexts();
  const { job, departments, isClosed } = loaderData;
  return (
    <Page heading={job.title}>
      <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
        <JobParts job={job} />
        <aside className="flex flex-col items-start gap-6 self-start rounded-2xl border border-line bg-sunken p-6 lg:p-8">
          <JobFacts job={job} isClosed={isClosed} />
          {isClosed ? (
            <p className="font-semibold">{texts.closedText}</p>
          ) : (
            <a href="#apply" className={buttonClass('solid')}>
              {texts.apply}
            </a>
          )}
          <SiteLink href="/career" className="more-link">
            <ArrowLeft /> {texts.back}
          </SiteLink>
        </aside>
      </div>
      {isClosed ? null : (
        <section id="apply" aria-labelledby="cv-heading" className="form-panel scroll-mt-32">
          <h2 id="cv-heading" className="section-heading mb-6">
            {cv.applyHeading(job.title)}
          </h2>
          <CvForm
            action={`/career/${job.id}`}
            departments={departments}
            departmentId={job.department}
            sent={actionData}
          />
        </section>
      )}
    </Page>
  );
}
