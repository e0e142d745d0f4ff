import { type Components, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Direction } from '#office/texts/direction.ts';
import type { Texts } from '#office/texts/texts.ts';
import type { Tone } from '../use-tone.ts';

/** Colours by purpose, with the same names as on the site, so that both look alike. */
interface Tones {
  surface: string;
  raised: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  control: string;
  brand: string;
  brandStrong: string;
  onBrand: string;
  brandSoft: string;
  danger: string;
  dangerSoft: string;
  warning: string;
  warningSoft: string;
  success: string;
  successSoft: string;
  focus: string;
}

const light: Tones = {
  surface: '#f6f8fa',
  raised: '#ffffff',
  sunken: '#edf1f5',
  ink: '#16202b',
  muted: '#4b5967',
  line: '#dfe5eb',
  control: '#7b8896',
  brand: '#17467e',
  brandStrong: '#103662',
  onBrand: '#ffffff',
  brandSoft: '#e8eff8',
  danger: '#a9211a',
  dangerSoft: '#fdeceb',
  warning: '#7c5206',
  warningSoft: '#fdf3dd',
  success: '#1c6b3c',
  successSoft: '#e6f4ea',
  focus: '#0a5fd1',
};

const dark: Tones = {
  surface: '#10161d',
  raised: '#18212b',
  sunken: '#141c25',
  ink: '#eef2f6',
  muted: '#aab6c3',
  line: '#2a3541',
  control: '#8593a2',
  brand: '#92b8ea',
  brandStrong: '#b4d0f4',
  onBrand: '#0d1a2a',
  brandSoft: '#1d2d41',
  danger: '#ff9c92',
  dangerSoft: '#3a1c1b',
  warning: '#eebd63',
  warningSoft: '#33270f',
  success: '#7fd6a0',
  successSoft: '#16301f',
  focus: '#8ec1ff',
};

const font = "'Instrument Sans Variable', ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

const finger = '@media (pointer: coarse), (max-width: 600px)';

/** An alert in a soft colour, with icon and border in the strong one. */
const note = (severity: 'error' | 'warning' | 'success' | 'info', ink: string, strong: string, soft: string) => ({
  props: { severity },
  style: { color: ink, backgroundColor: soft, borderColor: `${strong}55`, '& .MuiAlert-icon': { color: strong } },
});

const baseComponents = (tones: Tones, mode: Tone): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      html: { colorScheme: mode, scrollPaddingTop: 72 },
      body: { overflowWrap: 'anywhere' },
      // What is typed has the direction of its own letters.
      'input:not([dir]), textarea:not([dir])': { unicodeBidi: 'plaintext' },
      // Of components that site and office share.
      '.whitespace-nowrap': { whiteSpace: 'nowrap' },
      '::selection': { backgroundColor: tones.brandSoft },
      ':focus-visible': { outline: `2px solid ${tones.focus}`, outlineOffset: 2 },
      // Containers that get the focus only for screen readers show no focus ring.
      '.MuiDialog-container:focus-visible, .MuiDialog-paper:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${tones.focus}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 36, lineHeight: 1.3, [finger]: { minHeight: 44 } } },
  },
  MuiIconButton: {
    styleOverrides: { root: { color: tones.muted, borderRadius: 8, [finger]: { minWidth: 44, minHeight: 44 } } },
  },
});

const surfaceComponents = (tones: Tones, words: Texts['library']): Components => ({
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${tones.line}` } } },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${tones.line}` } } },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    // Long labels continue on another line of buttons; they are not broken within a word.
    styleOverrides: { root: { padding: 16, gap: 8, flexWrap: 'wrap' } },
  },
  // Above the save bar of a form, whose buttons must stay visible.
  MuiSnackbar: { styleOverrides: { root: { bottom: 132, '@media (min-width: 600px)': { bottom: 96 } } } },
  MuiMenu: { styleOverrides: { paper: { border: `1px solid ${tones.line}` } } },
  MuiAlert: {
    defaultProps: { closeText: words.close },
    styleOverrides: {
      root: { borderRadius: 8 },
      // MUI would lighten or darken these colours again.
      standard: {
        border: '1px solid',
        variants: [
          note('error', tones.ink, tones.danger, tones.dangerSoft),
          note('warning', tones.ink, tones.warning, tones.warningSoft),
          note('success', tones.ink, tones.success, tones.successSoft),
          note('info', tones.ink, tones.brand, tones.brandSoft),
        ],
      },
    },
  },
});

const inputComponents = (tones: Tones, words: Texts['library']): Components => ({
  MuiAutocomplete: {
    defaultProps: {
      slotProps: { paper: { elevation: 8 } },
      clearText: words.clear,
      closeText: words.close,
      openText: words.open,
      loadingText: words.loading,
      noOptionsText: words.noOptions,
    },
    styleOverrides: {
      paper: { border: `1px solid ${tones.line}` },
      // A chosen name begins where the options below it begin, in any script (`left` is mirrored from right to left).
      input: { textAlign: 'left' },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSelect: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: tones.raised,
        [finger]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: tones.control },
      },
      // With a font size below 16 pixels, iOS zooms into the page.
      input: { [finger]: { fontSize: 16 } },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: tones.muted } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
  MuiRating: { defaultProps: { emptyLabelText: words.noRating } },
  MuiCheckbox: { styleOverrides: { root: { color: tones.control, [finger]: { padding: 11 } } } },
  MuiRadio: { styleOverrides: { root: { color: tones.control } } },
});

const listComponents = (tones: Tones): Components => ({
  MuiMenuItem: { styleOverrides: { root: { [finger]: { minHeight: 44 } } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 550 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none' } } },
  MuiTabs: {
    // MUI's scroll buttons appear even if everything fits; the tabs scroll natively instead.
    defaultProps: { scrollButtons: false },
    styleOverrides: { root: { minHeight: 44, '& .MuiTabs-scroller': { scrollbarWidth: 'thin' } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: tones.line, padding: '8px 12px' },
      head: { color: tones.muted, fontWeight: 600, fontSize: '0.8125rem', backgroundColor: tones.raised },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8, [finger]: { minHeight: 44 } } } },
});

const paletteOf = (tones: Tones, mode: Tone): ThemeOptions['palette'] => ({
  mode,
  primary: { main: tones.brand, dark: tones.brandStrong, contrastText: tones.onBrand },
  secondary: { main: tones.brand, dark: tones.brandStrong, contrastText: tones.onBrand },
  error: { main: tones.danger, light: tones.dangerSoft },
  warning: { main: tones.warning, light: tones.warningSoft },
  success: { main: tones.success, light: tones.successSoft },
  info: { main: tones.brand, light: tones.brandSoft },
  background: { default: tones.surface, paper: tones.raised },
  text: { primary: tones.ink, secondary: tones.muted, disabled: tones.muted },
  divider: tones.line,
  action: { hover: mode === 'light' ? '#16202b0a' : '#eef2f612', selected: tones.brandSoft },
});

const typography: ThemeOptions['typography'] = {
  fontFamily: font,
  fontSize: 14,
  h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
  button: { textTransform: 'none', fontWeight: 600 },
  body1: { fontSize: '0.9375rem' },
  body2: { fontSize: '0.875rem' },
};

function optionsFor(tones: Tones, mode: Tone, direction: Direction, words: Texts['library']): ThemeOptions {
  return {
    direction,
    palette: paletteOf(tones, mode),
    shape: { borderRadius: 8 },
    typography,
    components: {
      ...baseComponents(tones, mode),
      ...surfaceComponents(tones, words),
      ...inputComponents(tones, words),
      ...listComponents(tones),
    },
  };
}

/** The office's theme for a direction, with texts of MUI's controls. */
export const themeFor = (tone: Tone, direction: Direction, words: Texts['library']): Theme =>
  createTheme(optionsFor(tone === 'dark' ? dark : light, tone, direction, words));
