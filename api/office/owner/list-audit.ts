import type { Handler } from '#api/context.ts';
import type { listAudit as listAuditCall } from '#contract/calls/office/list-audit.ts';

export const listAudit: Handler<typeof listAuditCall> = (query, { store }) => store.audit.list(query);
