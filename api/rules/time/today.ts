import { dayIn } from '#contract/text/zone-offset.ts';
import type { Store } from '#store/store.ts';

/** The calendar day in the company's time zone, `YYYY-MM-DD`. */
export async function todayIn({ entries }: Pick<Store, 'entries'>, now: Date): Promise<string> {
  const company = await entries.publishedSingle('company');
  return dayIn(String(company?.document.timeZone || 'UTC'), now);
}
