import { ownDesign, type Theme, themeFields } from '#content/theme.ts';

/** A text of a form that is being filled in. */
export const textIn = (values: Record<string, unknown>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The address of a picture of the form; undefined while there is none. */
export function logoIn(values: Record<string, unknown>, name: 'logo' | 'logoDark'): string | undefined {
  const logo = values[name];
  return typeof logo === 'object' && logo !== null && 'src' in logo && typeof logo.src === 'string'
    ? logo.src
    : undefined;
}

/** The choices of the form; the design's own in place of those that are not valid. */
export const themeIn = (values: Record<string, unknown>): Theme => ({
  corners: themeFields.corners.catch(ownDesign.corners).parse(values.corners),
  headingFont: themeFields.headingFont.catch(ownDesign.headingFont).parse(values.headingFont),
  heroStyle: themeFields.heroStyle.catch(ownDesign.heroStyle).parse(values.heroStyle),
  density: themeFields.density.catch(ownDesign.density).parse(values.density),
});
