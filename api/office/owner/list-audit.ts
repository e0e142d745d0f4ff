import type { Handler } from '#api/context.ts';
import type { listAudit as listAuditCall } from '#contract/calls/office/list-audit.ts';
import { entryIn } from '#contract/office/audit-subject.ts';

export const listAudit: Handler<typeof listAuditCall> = async (query, { store }) => {
  const { items, total } = await store.audit.list(query);
  const titles = await store.entries.titles(items.flatMap(({ subject }) => entryIn(subject)?.id ?? []));
  const titleOf = (subject: string) => titles.get(entryIn(subject)?.id ?? 0) || null;
  return { items: items.map((row) => ({ ...row, title: titleOf(row.subject) })), total };
};
