import type { News } from '#contract/entities/news.ts';
import { cutText } from '../reading/cut-text.ts';
import { excerptOf } from '../reading/excerpt.ts';
import { absoluteHtml } from './absolute-html.ts';
import { xmlText } from './xml.ts';

export interface Feed {
  title: string;
  /** The publisher. */
  author: string;
  publicUrl: string;
  /** The origin of relative pictures, without a slash at the end. */
  assetUrl: string;
  /** The `updated` value of an empty feed. */
  now: Date;
}

const summaryLength = 280;

/** The news as an Atom feed (RFC 4287), in the given order. Items without a date are left out: entries require one. */
export function atomXml(feed: Feed, news: readonly News[]): string {
  const { publicUrl } = feed;
  const dated = news.filter(({ date }) => date !== '');
  const newest = dated.map(({ date }) => date).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xmlText(`${publicUrl}/feed.atom`)}</id>
<title>${xmlText(feed.title)}</title>
<updated>${momentOf(newest ?? feed.now.toISOString())}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(`${publicUrl}/feed.atom`)}"/>
<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}/news`)}"/>
<icon>${xmlText(`${publicUrl}/icons/192.png`)}</icon>
<author><name>${xmlText(feed.author)}</name></author>
${dated.map((item) => entry(feed, item)).join('')}</feed>
`;
}

const momentOf = (moment: string) => new Date(moment).toISOString();

function entry({ publicUrl, assetUrl }: Feed, { id, heading, date, description, image }: News): string {
  const address = xmlText(`${publicUrl}/news/${id}`);
  const picture = image ? `<p><img src="${xmlText(image.src)}" alt="${xmlText(image.alt)}"></p>` : '';
  return `<entry>
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
