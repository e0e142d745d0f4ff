/*
 * The last door that HTML passes before script writes it into a page. Browsers with Trusted Types ask here for every
 * such text, whoever writes it: our pages name no other policy, so script addresses and code are never granted.
 * What editors wrote comes here cleaned; this holds even where that was forgotten.
 */

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
    };
  }
}

/** Signs that the cleaner writes so; any other entity could hide a colon. */
const value = '="(?:[^"<>&]|&(?:amp|lt|gt|quot);)*"';
/** An address that neither is relative nor leads somewhere; browsers overlook what comes before “!” in it. */
const runs = '(?!(?:https?|mailto|tel):)[^!-\\uffff]*[a-z](?:[^!-\\uffff]|[a-z\\d+.-])*:';

/**
 * A tag as the cleaner writes it (api/rules/clean-html.ts), or as pictures in texts become (ui/rich-text-pictures.ts). What is
 * spelled in another way is not taken for one, and fails.
 */
const tag = new RegExp(
  '</?(?:p|br|hr|h[1-6]|[uo]l|li|blockquote|fig(?:ure|caption)|img|picture|source|a|strong|b|em|i|u|s|span|su[bp]|small|abbr|' +
    'cite|q|code|pre|table|caption|t(?:head|body|foot|r|h|d)|d[ltd])' +
    `(?: (?:(?!on|style|id|name|ping|href|src)[a-z]+|(?:href|src|srcset)(?!="${runs}))(?:${value})?)* ?/?>`,
  'gi',
);

/** React makes script elements out of this, so that they never run. */
const emptyScript = '<script></script>';

/** The text itself where nothing in it can run; otherwise nothing of it. */
export function trustedHtml(html: string): string {
  if (html === emptyScript) return html;
  return html.replace(tag, '').includes('<') ? '' : html;
}

/** From here on the browser lets script write nothing else into the page. */
export function guardHtml(): void {
  const createHTML = (html: string) => {
    const trusted = trustedHtml(html);
    if (trusted !== html) reportError(new Error('HTML kept out of the page'));
    return trusted;
  };
  window.trustedTypes?.createPolicy('default', { createHTML });
}
