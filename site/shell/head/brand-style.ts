import { logoSwapMs } from '#site/constants.ts';
import { defaultAccentColor, defaultBrandColor, schemeOf } from '#ui/colours.ts';
import type { ShellCompany } from '../shell-data.ts';

/**
 * The company's colours as custom properties, for the style element in the head. Without it, the style sheet's defaults
 * apply.
 */
export function brandStyle({ brandColor, accentColor }: Pick<ShellCompany, 'brandColor' | 'accentColor'>): string {
  const brand = schemeOf(brandColor, defaultBrandColor);
  const accent = schemeOf(accentColor, defaultAccentColor);
  const properties = {
    '--brand': brand.solid,
    '--on-brand': brand.onSolid,
    '--brand-on-light': brand.inkOnLight,
    '--brand-on-dark': brand.inkOnDark,
    '--accent': accent.solid,
    '--on-accent': accent.onSolid,
    '--accent-on-light': accent.inkOnLight,
    '--accent-on-dark': accent.inkOnDark,
    '--logo-cycle': `${logoSwapMs * 2}ms`,
  };
  const body = Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `:root{${body}}`;
}
