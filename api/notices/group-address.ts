import type { CallContext } from '../context.ts';
import { viewOf } from '../read-entry.ts';

/** The group's address for notices: the email of the company information; undefined where none is set. */
export async function groupAddress(context: CallContext): Promise<string | undefined> {
  const entry = await context.store.entries.publishedSingle('company');
  const company = entry && viewOf('company', entry, context);
  return company?.email || undefined;
}
