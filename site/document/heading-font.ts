import archivo from '#ui/theme/heading-fonts/archivo.css?url';
import newsreader from '#ui/theme/heading-fonts/newsreader.css?url';

/* For the server only, so that the script of pages does not contain it. */

const sheets = { 'Archivo Variable': archivo, 'Newsreader Variable': newsreader };

/**
 * Adds the style sheet with the font that the owner chose for headings to the head of a page, whose style element names
 * the font (shell/head/brand-style.ts). Phones do not load it. A page with the usual font stays as it is.
 */
export function withHeadingFont(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0));
  const [, sheet] = Object.entries(sheets).find(([font]) => head.includes(`'${font}'`)) ?? [];
  if (!sheet) return html;
  return `${head}<link rel="stylesheet" href="${sheet}" media="(width>=40rem)"/>${html.slice(end)}`;
}
