import { withLanguage } from '#site/reading/entry-language.ts';
import type { Edition } from './definition.ts';
import type { DocumentLink } from './document-link.ts';

export const documentLinkOf = ({ id, name, kind, edition, date, files, ...document }: Edition): DocumentLink =>
  withLanguage({ id, name, kind, edition, date, files: files.flatMap(({ file }) => file ?? []) }, document);
