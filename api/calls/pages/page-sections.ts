import type { Handler } from '#api/context.ts';
import { languageOf } from '#api/read-entry.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import type { getPageSections as getPageSectionsCall } from '#content/entry-sections/calls.ts';
import { hasSectionsBelow, sectionsOf } from '#content/entry-sections/definition.ts';
import { entityOf } from '#content/registry.ts';
import type { StoredSection } from '#content/sections/definition.ts';
import { withoutItemIds } from '#contract/documents/list-items.ts';
import { mapRichText } from '#contract/entity.ts';
import { publishedAt } from '../published-at.ts';
import { withShownSections } from '../sections.ts';

export const getPageSections: Handler<typeof getPageSectionsCall> = async ({ path, lang }, context) => {
  const { type, entry } = (await publishedAt(path, lang, context.store)) ?? {};
  const own = { sections: entry ? sectionsOf(entry.document) : [] };
  if (!type || !entry || own.sections.length === 0 || !hasSectionsBelow(entityOf(type))) return { sections: [] };
  const clean = mapRichText(entityOf(type).document, own, cleanHtml) as { sections: StoredSection[] };
  // Only the preview beside a form has marks.
  const shown = entry.id === context.markedEntry ? clean : (withoutItemIds(clean) as typeof clean);
  return withShownSections({ ...shown, ...languageOf(type, own, entry) }, lang, context);
};
