/** Metadata in the head of a page of this site. */
export interface PageHead {
  title: string;
  companyName: string;
  /** The absolute address of the picture that is shown with links to the page. */
  sharePicture: string;
  /** Of the page's language. */
  direction: 'ltr' | 'rtl';
  /** The absolute address of the page's own picture; '' where it has none. */
  picture: string;
  /** Whether the picture is shown as it is. */
  isChosen: boolean;
}

/** Reads the head of a page that this site rendered; undefined if it names no share picture. */
export function readPageHead(html: string): PageHead | undefined {
  const found = new Map<string, string>();
  for (const [, attributes = ''] of html.matchAll(/<meta\s([^>]*?)\/?>/g)) {
    const name = /(?:^|\s)(?:name|property)="([^"]*)"/.exec(attributes)?.[1];
    const content = /(?:^|\s)content="([^"]*)"/.exec(attributes)?.[1];
    if (name !== undefined && content !== undefined && !found.has(name)) found.set(name, unescaped(content));
  }
  const sharePicture = found.get('og:image');
  if (sharePicture === undefined) return undefined;
  return {
    title: found.get('og:title') ?? '',
    companyName: found.get('og:site_name') ?? '',
    sharePicture,
    direction: /<html\s[^>]*\bdir="rtl"/.test(html) ? 'rtl' : 'ltr',
    picture: found.get('thumbnail') ?? '',
    isChosen: found.has('share-picture'),
  };
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => references[name] ?? '');
