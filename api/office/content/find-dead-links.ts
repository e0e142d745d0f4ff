import type { Handler } from '#api/context.ts';
import type { findDeadLinks as findDeadLinksCall } from '#contract/calls/office/content.ts';
import { deadAmong } from '../upkeep/dead-links.ts';
import { internalPath } from '../upkeep/entry-facts.ts';

export const findDeadLinks: Handler<typeof findDeadLinksCall> = async ({ links }, context) => {
  const paths = new Map(links.map((link) => [link, internalPath(link, context.publicUrl)]));
  const dead = await deadAmong([...new Set([...paths.values()].flatMap((path) => path ?? []))], context);
  return { dead: links.filter((link) => dead.has(paths.get(link) ?? '')) };
};
