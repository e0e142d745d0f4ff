/** What robots may read: everything but the answers to searches, which have no end, and the calls. */
export const robotsText = (publicUrl: string): string => `User-agent: *
Allow: /
Disallow: /search
Disallow: /api

Sitemap: ${publicUrl}/sitemap.xml
`;
