import type { Company } from '#content/company/definition.ts';
import archivo from '#ui/heading-fonts/archivo.css?url';
import newsreader from '#ui/heading-fonts/newsreader.css?url';

/* For the server only: visitors get the address of the one style sheet that their site needs. */

const sheets: Partial<Record<Company['headingFont'], string>> = { Newsreader: newsreader, Archivo: archivo };

/** The style sheet with the font of a site's headings; none for the one that the site's own style sheet has. */
export function fontSheetOf(company: Pick<Company, 'headingFont'> | undefined): { fontSheet?: string } {
  const sheet = company && sheets[company.headingFont];
  return sheet ? { fontSheet: sheet } : {};
}
