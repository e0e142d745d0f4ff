import type { News } from '#content/news/definition.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import { cutText } from '../reading/text/cut-text.ts';
import { absoluteHtml } from './absolute-html.ts';
import { xmlText } from './xml.ts';

export interface Feed {
  title: string;
  /** The publisher. */
  author: string;
  publicUrl: string;
  /** The first part of the paths of pages in the feed's language; '' for the default language. */
  basename: string;
  lang: string;
  /** The origin of relative pictures, without a slash at the end. */
  assetUrl: string;
  /** The `updated` value of an empty feed. */
  now: Date;
}

const summaryLength = 280;

/** The news as an Atom feed (RFC 4287), in the given order. Items without a date are left out: entries require one. */
export function atomXml(feed: Feed, news: readonly News[]): string {
  const { publicUrl, lang } = feed;
  const siteUrl = publicUrl + feed.basename;
  const dated = news.filter(({ date }) => date !== '');
  const newest = dated.map(({ date }) => date).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(lang)}">
<id>${xmlText(`${siteUrl}/feed.atom`)}</id>
<title>${xmlText(feed.title)}</title>
<updated>${momentOf(newest ?? feed.now.toISOString())}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(`${siteUrl}/feed.atom`)}"/>
<link rel="alternate" type="text/html" href="${xmlText(`${siteUrl}/news`)}"/>
<icon>${xmlText(`${publicUrl}/icons/192.png`)}</icon>
<author><name>${xmlText(feed.author)}</name></author>
${dated.map((item) => entry(feed, item)).join('')}</feed>
`;
}

const momentOf = (moment: string) => new Date(moment).toISOString();

function entry(
  { publicUrl, basename, assetUrl, lang: feedLang }: Feed,
  { id, heading, date, description, image, lang = feedLang }: News,
): string {
  const address = xmlText(`${publicUrl}${basename}/news/${id}`);
  const picture = image ? `<p><img src="${xmlText(image.src)}" alt="${xmlText(image.alt)}"></p>` : '';
  const ofEntry = lang === feedLang ? '' : ` xml:lang="${xmlText(lang)}"`;
  return `<entry${ofEntry}>
<id>${address}</id>
<title>${xmlText(heading)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${momentOf(date)}</published>
<updated>${momentOf(date)}</updated>
<summary>${xmlText(cutText(excerptOf(description), summaryLength).shown)}</summary>
<content type="html">${xmlText(absoluteHtml(picture + description, { publicUrl, assetUrl }))}</content>
</entry>
`;
}
