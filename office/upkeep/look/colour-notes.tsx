import { Alert, Box, Typography } from '@mui/material';
import { showContrast } from '#office/screen/format/show-contrast.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { Judgement } from './judge-colours.ts';

/** Which colours the site corrects so that visitors can read and find everything. */
export function ColourNotes({ judged: { moved, edged, alike } }: { judged: Judgement }) {
  const { look } = useTexts().owner;
  if (moved.length === 0 && edged.length === 0 && !alike) return <Alert severity="success">{look.fine}</Alert>;
  return (
    <Alert severity="info">
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {look.warnings}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {moved.map(({ of, on, ratio, instead }) => (
          <li key={`${of}-${on}`}>
            {look.inkMoved({ colour: look.names[of], ground: look.grounds[on], ratio: showContrast(ratio), instead })}
          </li>
        ))}
        {edged.map(({ on, instead }) => (
          <li key={on}>{look.edged({ ground: look.grounds[on], instead })}</li>
        ))}
        {alike && <li>{look.alike}</li>}
      </Box>
    </Alert>
  );
}
