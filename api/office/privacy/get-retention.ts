import type { Handler } from '#api/context.ts';
import type { getRetention as getRetentionCall } from '#contract/calls/office/privacy.ts';

const rows = 100;

export const getRetention: Handler<typeof getRetentionCall> = async (_, { store }) => ({
  deletions: await store.retention.log(rows),
});
