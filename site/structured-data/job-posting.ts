import type { Career } from '#content/career/definition.ts';
import { plainText } from '#contract/html/plain-text.ts';
import { groupOf } from './organization.ts';
import { type Place, type Thing, thing } from './thing.ts';

/** An open position; a closed one has no structured data. */
export function jobPosting(job: Career, isClosed: boolean, place: Place): Thing[] {
  if (isClosed) return [];
  return [
    thing('JobPosting', {
      title: job.title,
      description: job.jobDescription || job.title,
      qualifications: plainText(job.educationalQualification),
      jobBenefits: plainText(job.jobFacility),
      datePosted: job.createdAt,
      validThrough: job.applicationDeadline ?? undefined,
      totalJobOpenings: job.vacancy,
      jobLocation: job.jobLocation
        ? thing('Place', { address: thing('PostalAddress', { addressLocality: job.jobLocation }) })
        : undefined,
      hiringOrganization: groupOf(place),
      url: place.pageUrl,
    }),
  ];
}
