import { Stack, Typography } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { ColourNotes } from './colour-notes.tsx';
import { judgeColours } from './judge-colours.ts';
import { logoIn, textIn, themeIn } from './look-values.ts';
import { Presets } from './presets.tsx';
import { Sample } from './sample.tsx';

/** Slide, cards, buttons and links as visitors will see them, with notes on the contrast of the colours. */
export function LookPreview({ values }: { values: Record<string, unknown> }) {
  const { look } = useTexts().owner;
  const judged = judgeColours(textIn(values, 'brandColor'), textIn(values, 'accentColor'));
  const logo = logoIn(values, 'logo');
  const sample = { judged, name: textIn(values, 'companyName'), theme: themeIn(values) };
  return (
    <Stack component="section" spacing={2} aria-label={look.title}>
      <Presets values={values} />
      <Typography variant="h2">{look.title}</Typography>
      <Sample {...sample} logo={logo} mode="light" />
      <Sample {...sample} logo={logo} darkLogo={logo && logoIn(values, 'logoDark')} mode="dark" />
      <ColourNotes judged={judged} />
    </Stack>
  );
}
