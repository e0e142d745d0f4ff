/**
 * Where a page must not be prepared before its visitor asks for it: it is no page, or something might
 * happen. No page links to the office, so none names it. Patterns of URLPattern, without the base.
 */
const never = [
  '/(api|files|newsletter|search)/*',
  '/career{/*}?/send',
  // Pictures, feeds, the site map and the like.
  '/*.*',
  '/*\\?*preview=*',
];

/** Until React has come, a browser that knows these rules prepares the page whose link the visitor rests on or presses. */
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
