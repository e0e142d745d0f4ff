/**
 * Addresses that a browser must not prerender: they are no pages, or a request has an effect. The office is missing
 * here because no page links to it. Patterns of URLPattern, without the base.
 */
const never = [
  '/(api|files)/*',
  '{/:lang}?/(newsletter|search)/*',
  '{/:lang}?/career{/*}?/send',
  // Pictures, feeds, the site map and the like.
  '/*.*',
  '/*\\?*preview=*',
];

/** Until React hydrates, a browser that supports these rules prerenders the page of a link that the visitor hovers or presses. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: never } },
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"], [data-in-place]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
