import { Box } from '@mui/material';
import type { Theme } from '#content/theme.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { ColourScheme } from '#ui/theme/colours.ts';

/** A slide of the home page: its text on the picture, or on a panel; a lower picture if it is chosen. */
export function SampleSlide({ theme: { heroStyle }, brand }: { theme: Theme; brand: ColourScheme }) {
  const { look } = useTexts().owner;
  const isPanel = heroStyle === 'Text on a panel';
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-end', p: 2, color: '#fff' }}
      style={{ minHeight: heroStyle === 'Low pictures' ? 96 : 168, background: picture }}
    >
      <Box
        sx={{ px: 2, py: 1.5, maxWidth: '24ch', fontSize: 26, fontWeight: 700, lineHeight: 1.1 }}
        style={{
          background: isPanel ? brand.inkOnLight : 'rgb(8 14 22 / 72%)',
          fontFamily: 'var(--font-display, inherit)',
        }}
      >
        {look.slide}
      </Box>
    </Box>
  );
}

/** In place of a photograph. */
const picture = 'linear-gradient(160deg, #9fb4c4, #5f7688 45%, #3b4a57)';
