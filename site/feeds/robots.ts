/** What crawlers may read: everything except search results, which are unlimited, and the calls. */
export const robotsText = (publicUrl: string): string => `User-agent: *
Allow: /
Disallow: /search
Disallow: /*/search
Disallow: /api

Sitemap: ${publicUrl}/sitemap.xml
`;
