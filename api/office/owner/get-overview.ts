import type { Handler } from '#api/context.ts';
import { contentAccess, officeAccess, type Role } from '#contract/access.ts';
import type { getOverview as getOverviewCall } from '#contract/calls/office/owner/get-overview.ts';
import { entityNames } from '#contract/entities/registry.ts';
import { companySettings } from '../content/company-settings.ts';
import { findingsOf } from './findings.ts';

const may = (allowed: readonly Role[], role: Role | undefined) => role !== undefined && allowed.includes(role);

/** Counts that the caller may not see are null. Entries that the caller may not see are neither counted nor listed. */
export const getOverview: Handler<typeof getOverviewCall> = async (_, context) => {
  const { caller, store } = context;
  const role = caller.principal?.role;
  const types = entityNames.filter((name) => may(contentAccess[name].see, role));
  const myId = caller.principal?.id ?? '';
  const [{ newMessages, myMessages, newApplications }, overview, [work]] = await Promise.all([
    store.submissions.counts(myId),
    store.overview(types),
    store.entries.translationWork({ types, today: (await companySettings(context)).today }, myId),
  ]);
  return {
    ...overview,
    myTranslations: { entries: work?.entries ?? 0, overdue: work?.overdue ?? 0 },
    newMessages: may(officeAccess.ListMessages, role) ? newMessages : null,
    myMessages: may(officeAccess.ListMessages, role) ? myMessages : null,
    newApplications: may(officeAccess.ListApplications, role) ? newApplications : null,
    findings: may(officeAccess.GetHealth, role) ? (await findingsOf(context, 'last found')).findings.length : null,
  };
};
