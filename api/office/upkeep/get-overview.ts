import type { CallContext, Handler } from '#api/context.ts';
import { accessTo } from '#content/access.ts';
import { entityNames } from '#content/registry.ts';
import { officeAccess, type Role } from '#contract/access.ts';
import type { getOverview as getOverviewCall } from '#contract/calls/office/upkeep.ts';
import { companySettings } from '../content/company-settings.ts';
import { enquiryScope } from '../inbox/desks.ts';
import { findingsOf } from './findings.ts';

const may = (allowed: readonly Role[], role: Role | undefined) => role !== undefined && allowed.includes(role);

/** As many as fit on the start page. */
const shownReviews = 5;

/** Counts that the caller may not see are null. Entries that the caller may not see are neither counted nor listed. */
export const getOverview: Handler<typeof getOverviewCall> = async (_, context) => {
  const { caller, store } = context;
  const role = caller.principal?.role;
  const types = entityNames.filter((name) => may(accessTo(name).see, role));
  const myId = caller.principal?.id ?? '';
  const { today } = await companySettings(context);
  const [{ newMessages, myMessages, newApplications }, overview, [work], reviews] = await Promise.all([
    store.submissions.counts(myId, await enquiryScope(context)),
    store.overview(types),
    store.entries.translationWork({ types, today }, myId),
    store.entries.dueReviews(types, { reviewer: myId, by: today, take: shownReviews }),
  ]);
  return {
    ...overview,
    reviews: reviews.items,
    myReviews: reviews.total,
    myTranslations: { entries: work?.entries ?? 0, overdue: work?.overdue ?? 0 },
    newMessages: may(officeAccess.ListMessages, role) ? newMessages : null,
    myMessages: may(officeAccess.ListMessages, role) ? myMessages : null,
    newApplications: may(officeAccess.ListApplications, role) ? newApplications : null,
    findings: may(officeAccess.GetHealth, role) ? await countFindings(context) : null,
  };
};

/** After a start, the content of a large site is read in the background. */
const maxWaitMs = 1_000;

/** Null until the content has been read once. */
async function countFindings(context: CallContext): Promise<number | null> {
  const counting = findingsOf(context, 'last found').then(({ findings }) => findings.length);
  const late = AbortSignal.timeout(maxWaitMs);
  const waited = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null), { once: true }));
  // The count continues for the next request, which reports its error.
  counting.catch(() => {});
  return Promise.race([counting, waited]);
}
