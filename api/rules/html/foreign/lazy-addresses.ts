const media = /<(?:img|iframe|embed|video|audio|source)\b[^<>]*>/gi;
const value = String.raw`\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))`;
/** Where scripts that load pictures and players late find their addresses. */
const late = new RegExp(String.raw`\sdata-(?:lazy-)?(?:src|original|url)${value}`, 'i');
const ownSource = /\ssrc\s*=\s*(?!["']?(?:\s|["'>]|about:))/i;
const sourceSet = new RegExp(String.raw`\s(?:data-)?srcset${value}`, 'i');

const valueIn = (pattern: RegExp, tag: string): string => {
  const [, double, single, bare] = pattern.exec(tag) ?? [];
  return (double ?? single ?? bare ?? '').trim();
};

/** Gives pictures and players the address that a script would give them. The first of two attributes counts. */
export function withLazyAddresses(html: string): string {
  return html.replace(media, (tag) => {
    const address = valueIn(late, tag) || (ownSource.test(tag) ? '' : valueIn(sourceSet, tag).split(/,?\s/, 1)[0]);
    return address ? tag.replace(/^<\w+/, (name) => `${name} src="${address.replaceAll('"', '&quot;')}"`) : tag;
  });
}
