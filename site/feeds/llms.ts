import type { Texts as ServerTexts } from '#build/messages/server.ts';
import { pathIn } from '#contract/addresses/language-path.ts';
import { mailLinks, phoneLinks } from '../reading/contact-links.ts';
import type { Texts } from '../texts/use-texts.ts';

export interface LlmsContent {
  companyName: string;
  /** Plain text, one paragraph. */
  summary: string;
  publicUrl: string;
  /** The first part of the paths of pages in the language; '' for the default language. */
  basename: string;
  /** The pages about the company: name and path. */
  about: readonly NamedPath[];
  companies: readonly NamedPath[];
  categories: readonly NamedPath[];
  news: readonly NamedPath[];
  phone: string;
  email: string;
  /** Whether the site serves the public calls itself. */
  hasApi: boolean;
}

interface NamedPath {
  name: string;
  /** Relative to the site's root, or absolute. */
  to: string;
}

/** llms.txt, a summary of the site for language models: Markdown, one link per line. */
export function llmsText(content: LlmsContent, { llms }: ServerTexts, { crumbs }: Texts): string {
  const { publicUrl, basename } = content;
  const section = (heading: string, links: readonly NamedPath[]) =>
    links.length === 0 ? [] : ['', `## ${heading}`, '', ...links.map((link) => line(link, publicUrl, basename))];
  return [
    `# ${oneLine(content.companyName)}`,
    ...(content.summary ? ['', `> ${oneLine(content.summary)}`] : []),
    ...section(llms.about, content.about),
    ...section(llms.companies, content.companies),
    ...section(llms.products, content.categories),
    ...section(llms.news, content.news),
    ...section(llms.contact, [
      { name: crumbs.contact ?? '', to: '/contact' },
      ...[...mailLinks(content.email), ...phoneLinks(content.phone)].flatMap(({ text, href }) =>
        href === undefined ? [] : [{ name: text, to: href }],
      ),
    ]),
    ...section(llms.more, [
      { name: llms.sitemap, to: '/sitemap.xml' },
      { name: llms.markdown, to: '/index.md' },
      { name: llms.feed, to: '/feed.atom' },
      ...(content.hasApi ? [{ name: llms.api, to: '/api/openapi.json' }] : []),
    ]),
    '',
  ].join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Files and calls have one address in all languages. */
const single = /^\/(api\/|sitemap)/;

function line({ name, to }: NamedPath, publicUrl: string, basename: string): string {
  const path = single.test(to) ? to : pathIn(basename, to);
  const url = to.startsWith('/') ? publicUrl + path : to;
  return `- [${oneLine(name).replace(/[\\[\]]/g, '\\$&')}](${url.replace(/[()\s]/g, percent)})`;
}

/** Brackets and blanks would end a Markdown link early, and `encodeURIComponent` does not encode brackets. */
const percent = (sign: string) => [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16)}`).join('');
