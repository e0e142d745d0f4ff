import type { Company } from '#content/company/definition.ts';
import { ownDesign } from '#content/theme.ts';
import { logoSwapMs } from '#site/constants.ts';
import { contrast, defaultAccentColor, defaultBrandColor, schemeOf } from '#ui/theme/colours.ts';
import { type ThemeChoices, themeProperties, wideThemeProperties } from '#ui/theme/theme.ts';

type Look = ThemeChoices & Pick<Company, 'brandColor' | 'accentColor'>;

const noLook: Look = { ...ownDesign, brandColor: '', accentColor: '' };

/**
 * The company's colours and choices as custom properties, for the style element in the head. Without it, the style
 * sheet's defaults apply. No text of an editor is a part of it: colours are written from their three numbers, and
 * choices are keys of constants.
 */
export function brandStyle(look: Look = noLook): string {
  const brand = schemeOf(look.brandColor, defaultBrandColor);
  const accent = schemeOf(look.accentColor, defaultAccentColor);
  const properties = {
    '--brand': brand.solid,
    '--on-brand': brand.onSolid,
    '--brand-on-light': brand.inkOnLight,
    '--brand-on-dark': brand.inkOnDark,
    ...(brand.edgeOnLight && { '--edge-on-light': brand.edgeOnLight }),
    ...(brand.edgeOnDark && { '--edge-on-dark': brand.edgeOnDark }),
    ...deepening(brand),
    '--accent': accent.solid,
    '--on-accent': accent.onSolid,
    '--accent-on-light': accent.inkOnLight,
    '--accent-on-dark': accent.inkOnDark,
    '--logo-cycle': `${logoSwapMs * 2}ms`,
    ...themeProperties(look),
  };
  const wide = declarations(wideThemeProperties(look));
  return [`:root{${declarations(properties)}}`, wide && `@media(width>=40rem){:root{${wide}}}`].join('');
}

const declarations = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Surfaces under the pointer become darker or lighter; here they must not come closer to the text on them. */
const deepening = ({ solid, onSolid }: { solid: string; onSolid: string }): Record<string, string> =>
  contrast(solid, onSolid) < 7 ? { '--brand-deepen': onSolid === '#ffffff' ? 'black' : 'white' } : {};
