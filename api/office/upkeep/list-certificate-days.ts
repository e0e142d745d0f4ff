import type { Handler } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { daysBetween } from '#api/rules/time/days.ts';
import { todayIn } from '#api/rules/time/today.ts';
import type { listCertificateDays as listCertificateDaysCall } from '#contract/calls/office/upkeep.ts';
import type { CertificateDay } from '#contract/office/upkeep-view.ts';
import { requireSeen } from '../content/allowed.ts';

export const listCertificateDays: Handler<typeof listCertificateDaysCall> = async ({ skip, take }, context) => {
  requireSeen('certificate', context.caller);
  const today = await todayIn(context.store, context.now());
  const { batches } = await context.store.entries.publishedInBatches({ type: 'certificate' });
  const days: CertificateDay[] = [];
  for await (const batch of batches) {
    for (const entry of batch) {
      const certificate = documentIn('certificate', entry, context);
      if (!certificate || certificate.validUntil === '') continue;
      const { name, number, owner, validUntil: lastDay } = certificate;
      days.push({ id: entry.id, name, number, owner, lastDay, daysLeft: daysBetween(today, lastDay) });
    }
  }
  days.sort((one, other) => one.daysLeft - other.daysLeft || one.id - other.id);
  return { items: days.slice(skip, skip + take), total: days.length };
};
