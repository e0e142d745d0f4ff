import type { APIRequestContext } from '@playwright/test';

interface Head {
  status: number;
  lang: string | undefined;
  dir: string | undefined;
  title: string;
  canonical: string | undefined;
  isHidden: boolean;
  /** The addresses of the page by language. */
  alternates: Map<string, string>;
  /** Links in the page, without those to other languages. */
  links: string[];
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path);
  const html = await response.text();
  const inTag = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const tags = html.match(/<(?:link|meta|a)\s[^>]*>/g) ?? [];
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';
  const alternates = tags.filter((tag) => tag.startsWith('<link') && inTag(tag, 'hreflang'));
  const canonical = tags.find((tag) => inTag(tag, 'rel') === 'canonical');
  return {
    status: response.status(),
    lang: inTag(root, 'lang'),
    dir: inTag(root, 'dir'),
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: canonical && pathOf(inTag(canonical, 'href') ?? ''),
    isHidden: tags.some((tag) => inTag(tag, 'name') === 'robots' && inTag(tag, 'content') === 'noindex'),
    alternates: new Map(alternates.map((tag) => [inTag(tag, 'hreflang') ?? '', pathOf(inTag(tag, 'href') ?? '')])),
    links: tags
      .filter((tag) => tag.startsWith('<a') && !inTag(tag, 'hreflang'))
      .flatMap((tag) => inTag(tag, 'href') ?? []),
  };
}

/**
 * What is wrong with the language of pages, which are below `/${lang}`: their status, language, direction and title,
 * links that leave the language, and links between the languages that are missing or not reciprocal.
 */
export async function languageFaults(
  request: APIRequestContext,
  pages: readonly string[],
  { lang, dir }: { lang: string; dir?: string | undefined },
): Promise<string[]> {
  const basename = `/${lang}`;
  const heads = new Map<string, Head>();
  const cached = async (path: string) => {
    const head = heads.get(path) ?? (await headOf(request, path));
    heads.set(path, head);
    return head;
  };
  const faults: string[] = [];
  const check = (isRight: boolean, path: string, fault: string) => isRight || faults.push(`${path}: ${fault}`);
  for (const path of pages) {
    const head = await cached(path);
    const original = path.slice(basename.length) || '/';
    const english = await cached(original);
    check(head.status === english.status, path, `${head.status} instead of ${english.status}`);
    check(head.lang === lang && head.dir === dir, path, `in ${head.lang} ${head.dir}`);
    check(english.lang === 'en' && english.dir === undefined, original, `in ${english.lang} ${english.dir}`);
    check(head.title !== '', path, 'without a title');
    const strays = head.links.filter(
      (href) => /^\/(?!files\/|api\/)/.test(href) && !`${href}/`.startsWith(`/${lang}/`),
    );
    check(strays.length === 0, path, `leads to ${strays}`);
    if (head.status !== 200 || english.isHidden) continue;
    if (head.isHidden) {
      check(head.canonical === english.canonical, path, `canonical ${head.canonical}`);
      check(head.alternates.size === 0 && !english.alternates.has(lang), path, 'is an alternate without own text');
      continue;
    }
    check(head.canonical?.split('?')[0] === path.split('?')[0], path, `canonical ${head.canonical}`);
    check(head.alternates.get('x-default') === english.canonical, path, 'has no x-default');
    check(head.alternates.get(lang) === head.canonical, path, 'does not name itself');
    for (const [other, address] of head.alternates) {
      const { alternates } = await cached(address);
      check(alternates.get(lang) === head.canonical, path, `is not linked by its version in ${other}`);
    }
  }
  return faults;
}
