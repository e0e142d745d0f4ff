/** The choices of a look that style sheets know as custom properties. */
export interface ThemeChoices {
  corners: 'Large' | 'Small' | 'None';
  headingFont: 'Bricolage Grotesque' | 'Newsreader' | 'Archivo';
  heroStyle: 'Text on the picture' | 'Text on a panel' | 'Low pictures';
  density: 'Generous' | 'Compact';
}

type Properties = Readonly<Record<string, string>>;

/** The defaults are in the style sheet (site/styles/tokens.css), so the first choice of each sets nothing. */
const ofCorners: Record<ThemeChoices['corners'], Properties> = {
  Large: {},
  Small: roundings('.125rem', '.1875rem', '.25rem', '.375rem', '.375rem'),
  None: roundings('0', '0', '0', '0', '0'),
};

function roundings(md: string, lg: string, xl: string, xl2: string, pill: string): Properties {
  return {
    '--radius-md': md,
    '--radius-lg': lg,
    '--radius-xl': xl,
    '--radius-2xl': xl2,
    '--radius-pill': pill,
  };
}

/** Phones do not load the font of headings: a second font would delay their first view. */
const onPhones: Record<ThemeChoices['headingFont'], Properties> = {
  'Bricolage Grotesque': {},
  Newsreader: { '--font-display': "var(--font-script,Georgia),Georgia,'Noto Serif',serif" },
  Archivo: {},
};

const onWideScreens: Record<ThemeChoices['headingFont'], Properties> = {
  'Bricolage Grotesque': {},
  Newsreader: { '--font-display': fontStack('Newsreader', "Georgia,'Noto Serif',serif") },
  Archivo: { '--font-display': fontStack('Archivo', "ui-sans-serif,system-ui,'Segoe UI',Roboto,Arial,sans-serif") },
};

function fontStack(name: string, others: string): string {
  return `var(--font-script,'${name} Variable'),'${name} Variable','${name} Fallback',${others}`;
}

const ofHero: Record<ThemeChoices['heroStyle'], Properties> = {
  'Text on the picture': {},
  'Text on a panel': {
    '--hero-ground': 'var(--brand-on-light)',
    '--hero-mask': 'none',
    '--hero-block': '-2rem -1.25rem',
    '--hero-inline': 'calc(-1*var(--grid-margin))',
    '--hero-width': '38rem',
    '--text-display': 'clamp(2.25rem,4.2vw,4.5rem)',
  },
  'Low pictures': {
    '--hero-height': 'clamp(24rem,56svh,42rem)',
    '--text-display': 'clamp(2.25rem,4.6vw,5rem)',
  },
};

const ofDensity: Record<ThemeChoices['density'], Properties> = {
  Generous: {},
  Compact: {
    '--spacing-minor': 'clamp(2rem,1.6rem + 1.4vw,2.75rem)',
    '--spacing-section': 'clamp(2.75rem,2rem + 3vw,4.75rem)',
    '--spacing-major': 'clamp(3.5rem,2.25rem + 5vw,6.5rem)',
    '--text-title': 'clamp(1.875rem,1.3rem + 2.4vw,3.5rem)',
    '--text-section': 'clamp(1.625rem,1.25rem + 1.4vw,2.25rem)',
  },
};

/** The custom properties of the choices, on all screens. */
export const themeProperties = ({ corners, headingFont, heroStyle, density }: ThemeChoices): Properties => ({
  ...ofCorners[corners],
  ...onPhones[headingFont],
  ...ofHero[heroStyle],
  ...ofDensity[density],
});

/** Those on screens of 40rem and wider. */
export const wideThemeProperties = ({ headingFont }: ThemeChoices): Properties => onWideScreens[headingFont];
