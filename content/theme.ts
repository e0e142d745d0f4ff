import type { z } from 'zod';
import * as field from '#contract/fields.ts';

/** The owner's choices for the look of the site, besides logos and colours. The first option of each is the design's own. */
export const themeFields = {
  corners: field.choice(
    { label: 'Corners', help: 'Of cards, pictures, fields and buttons.' },
    ['Large', 'Small', 'None'],
    'Large',
  ),
  headingFont: field.choice(
    { label: 'Heading font', help: 'Phones show headings in a font that they have.' },
    ['Bricolage Grotesque', 'Newsreader', 'Archivo'],
    'Bricolage Grotesque',
  ),
  heroStyle: field.choice(
    { label: 'Slides of the home page' },
    ['Text on the picture', 'Text on a panel', 'Low pictures'],
    'Text on the picture',
  ),
  density: field.choice({ label: 'Space between parts' }, ['Generous', 'Compact'], 'Generous'),
};

export type Theme = { [Name in keyof typeof themeFields]: z.output<(typeof themeFields)[Name]> };

/** Everything that a preset sets. */
export type ThemePreset = Theme & { brandColor: string; accentColor: string };

export const ownDesign: Theme = {
  corners: 'Large',
  headingFont: 'Bricolage Grotesque',
  heroStyle: 'Text on the picture',
  density: 'Generous',
};

/** Looks that fit together, as a start; '' is the design's own colour. */
export const themePresets = {
  harbour: { ...ownDesign, brandColor: '', accentColor: '' },
  atelier: {
    brandColor: '#6b2237',
    accentColor: '#b98a3e',
    corners: 'None',
    headingFont: 'Newsreader',
    heroStyle: 'Text on a panel',
    density: 'Generous',
  },
  foundry: {
    brandColor: '#24292f',
    accentColor: '#f26b21',
    corners: 'Small',
    headingFont: 'Archivo',
    heroStyle: 'Low pictures',
    density: 'Compact',
  },
} satisfies Record<string, ThemePreset>;
