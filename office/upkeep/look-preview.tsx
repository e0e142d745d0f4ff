import { Alert, Box, Stack, Typography } from '@mui/material';
import { type ColourScheme, grounds, inks } from '#ui/colours.ts';
import { showContrast } from '../screen/format/show-contrast.ts';
import { useTexts } from '../texts/texts.ts';
import { type Judgement, judgeColours } from './judge-colours.ts';

const textIn = (values: Record<string, unknown>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const logoIn = ({ logo }: Record<string, unknown>): string | undefined =>
  typeof logo === 'object' && logo !== null && 'src' in logo && typeof logo.src === 'string' ? logo.src : undefined;

/** Header, button and link as visitors will see them, with notes on the contrast of the colours. */
export function LookPreview({ values }: { values: Record<string, unknown> }) {
  const { look } = useTexts().owner;
  const judged = judgeColours(textIn(values, 'brandColor'), textIn(values, 'accentColor'));
  const sample = { judged, name: textIn(values, 'companyName'), logo: logoIn(values) };
  return (
    <Stack component="section" spacing={2} aria-label={look.title}>
      <Typography variant="h2">{look.title}</Typography>
      <Sample {...sample} mode="light" />
      <Sample {...sample} mode="dark" />
      <Warnings judged={judged} />
    </Stack>
  );
}

interface SampleProps {
  judged: Judgement;
  name: string;
  logo: string | undefined;
  mode: 'light' | 'dark';
}

function Sample({ judged, name, logo, mode }: SampleProps) {
  const { look } = useTexts().owner;
  const { brand, accent } = judged;
  const ink = inks[mode];
  const brandInk = mode === 'light' ? brand.inkOnLight : brand.inkOnDark;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {look[mode]}
      </Typography>
      <Box
        sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
        style={{ background: grounds[mode], color: ink }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, p: 1.5, borderBottom: '1px solid #8884' }}
        >
          {logo ? (
            <Box
              component="img"
              src={logo}
              alt={name}
              sx={{ maxHeight: 36, maxWidth: 130, objectFit: 'contain', ...(mode === 'dark' && logoOnDark) }}
            />
          ) : (
            <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
          )}
          <Box component="span" sx={{ fontWeight: 600 }} style={{ color: brandInk }}>
            {look.menu}
          </Box>
          <span>{look.otherMenu}</span>
        </Stack>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <span>
            {look.sentence}{' '}
            <Box component="span" sx={{ textDecoration: 'underline', fontWeight: 600 }} style={{ color: brandInk }}>
              {look.link}
            </Box>
          </span>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <FakeButton scheme={brand} label={look.button} />
            <FakeButton scheme={accent} label={look.accentButton} />
          </Stack>
        </Stack>
      </Box>
    </Box>
  );
}

/** As on the site: logos are drawn for paper. */
const logoOnDark = { bgcolor: '#fff', borderRadius: 1, px: 0.75, py: 0.5 } as const;

const FakeButton = ({ scheme, label }: { scheme: ColourScheme; label: string }) => (
  <Box
    component="span"
    sx={{ px: 2.5, py: 1, borderRadius: 99, fontWeight: 600 }}
    style={{ background: scheme.solid, color: scheme.onSolid }}
  >
    {label}
  </Box>
);

function Warnings({ judged: { moved, alike } }: { judged: Judgement }) {
  const { look } = useTexts().owner;
  if (moved.length === 0 && !alike) return <Alert severity="success">{look.fine}</Alert>;
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
        {alike && <li>{look.alike}</li>}
      </Box>
    </Alert>
  );
}
