/*
 * The Trusted Types policy of pages. Browsers that support Trusted Types pass all HTML that script writes through it.
 * It is the only policy, so no script address and no code is ever trusted. Stored HTML is cleaned before; this policy
 * also holds if a field is not.
 */

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
    };
  }
}

/** The entities that the cleaner writes. Any other could hide a colon. */
const value = '="(?:[^"<>&]|&(?:amp|lt|gt|quot);)*"';
/** An address with a scheme other than these. Browsers ignore control characters and spaces in it. */
const runs = '(?!(?:https?|mailto|tel):)[^!-\\uffff]*[a-z](?:[^!-\\uffff]|[a-z\\d+.-])*:';

/**
 * A tag in the form of the cleaner (api/rules/html/clean-html.ts) or of pictures in texts (ui/rich-text-pictures.ts). No
 * other form passes.
 */
const tag = new RegExp(
  '</?(?:p|br|hr|h[1-6]|[uo]l|li|blockquote|fig(?:ure|caption)|img|picture|source|a|strong|b|em|i|u|s|span|su[bp]|small|abbr|' +
    'cite|q|code|pre|table|caption|t(?:head|body|foot|r|h|d)|d[ltd])' +
    `(?: (?:(?!on|style|id|name|ping|href|src)[a-z]+|(?:href|src|srcset)(?!="${runs}))(?:${value})?)* ?/?>`,
  'gi',
);

/** React creates script elements from this text, so that they never run. */
const emptyScript = '<script></script>';

/** Returns the text if nothing in it can run; otherwise ''. */
export function trustedHtml(html: string): string {
  if (html === emptyScript) return html;
  return html.replace(tag, '').includes('<') ? '' : html;
}

/** Installs the policy. */
export function guardHtml(): void {
  const createHTML = (html: string) => {
    const trusted = trustedHtml(html);
    if (trusted !== html) reportError(new Error('Untrusted HTML was removed'));
    return trusted;
  };
  window.trustedTypes?.createPolicy('default', { createHTML });
}
