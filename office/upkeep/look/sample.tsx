import '#ui/theme/heading-fonts/archivo.css';
import '#ui/theme/heading-fonts/newsreader.css';
import { Box, Stack, Typography } from '@mui/material';
import type { Theme } from '#content/theme.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type ColourScheme, grounds, inks } from '#ui/theme/colours.ts';
import { themeProperties, wideThemeProperties } from '#ui/theme/theme.ts';
import type { Judgement } from './judge-colours.ts';
import { SampleSlide } from './sample-slide.tsx';

interface SampleProps {
  judged: Judgement;
  name: string;
  theme: Theme;
  logo: string | undefined;
  /** For the dark scheme; absent: the logo is shown on a light ground. */
  darkLogo?: string | undefined;
  mode: 'light' | 'dark';
}

/** A small page in one colour scheme. */
export function Sample({ judged, name, theme, logo, darkLogo, mode }: SampleProps) {
  const { look } = useTexts().owner;
  const { brand, accent } = judged;
  const isLight = mode === 'light';
  const brandInk = isLight ? brand.inkOnLight : brand.inkOnDark;
  const edge = isLight ? brand.edgeOnLight : brand.edgeOnDark;
  const colours = { background: grounds[mode], color: inks[mode] };
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {look[mode]}
      </Typography>
      <Box
        sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
        style={{ ...colours, ...themeProperties(theme), ...wideThemeProperties(theme) }}
        data-look={mode}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, p: 1.5, borderBottom: '1px solid #8884' }}
        >
          <SampleLogo name={name} src={darkLogo ?? logo} onPlate={!isLight && !darkLogo} />
          <Box component="span" sx={{ fontWeight: 600 }} style={{ color: brandInk }}>
            {look.menu}
          </Box>
          <span>{look.otherMenu}</span>
        </Stack>
        <SampleSlide theme={theme} brand={brand} />
        <Stack spacing={theme.density === 'Compact' ? 1.5 : 3} sx={{ p: theme.density === 'Compact' ? 2 : 3.5 }}>
          <Box component="span" sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.15 }} style={headingFont}>
            {look.heading}
          </Box>
          <span>
            {look.sentence}{' '}
            <Box component="span" sx={{ textDecoration: 'underline', fontWeight: 600 }} style={{ color: brandInk }}>
              {look.link}
            </Box>
          </span>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <SampleButton scheme={brand} edge={edge} label={look.button} />
            <SampleButton scheme={accent} edge="" label={look.accentButton} />
          </Stack>
        </Stack>
      </Box>
    </Box>
  );
}

/** The office has the site's own font of headings under this name too. */
const headingFont = { fontFamily: 'var(--font-display, inherit)' };

/** As on the site: logos are drawn for paper, unless there is one for dark grounds. */
const plate = { bgcolor: '#fff', borderRadius: 1, px: 0.75, py: 0.5 } as const;

function SampleLogo({ name, src, onPlate }: { name: string; src: string | undefined; onPlate: boolean }) {
  if (!src) {
    return (
      <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }} style={headingFont}>
        {name}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={name}
      sx={{ maxHeight: 36, maxWidth: 130, objectFit: 'contain', ...(onPlate && plate) }}
    />
  );
}

const SampleButton = ({ scheme, edge, label }: { scheme: ColourScheme; edge: string; label: string }) => (
  <Box
    component="span"
    sx={{ px: 2.5, py: 1, fontWeight: 600 }}
    style={{
      background: scheme.solid,
      color: scheme.onSolid,
      borderRadius: 'var(--radius-pill, 999px)',
      ...(edge && { boxShadow: `inset 0 0 0 1px ${edge}` }),
    }}
  >
    {label}
  </Box>
);
