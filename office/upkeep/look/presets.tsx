import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ThemePreset, themePresets } from '#content/theme.ts';
import type { EntryValues } from '#office/generic/form/entry-values.ts';
import { useTexts } from '#office/texts/texts.ts';
import { defaultAccentColor, defaultBrandColor } from '#ui/theme/colours.ts';

type PresetName = keyof typeof themePresets;

const names = Object.keys(themePresets) as PresetName[];

/** Buttons that fill in the fields of the look. */
export function Presets() {
  const headingId = useId();
  const { look } = useTexts().owner;
  const { setValue } = useFormContext<EntryValues>();
  const use = (preset: ThemePreset) => {
    for (const [name, value] of Object.entries(preset)) {
      setValue(`document.${name}`, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return (
    <Stack role="group" aria-labelledby={headingId} spacing={1}>
      <Typography id={headingId} component="h2" variant="h6">
        {look.presets}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {look.presetsHelp}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {names.map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => use(themePresets[name])}
            startIcon={<Swatch preset={themePresets[name]} />}
          >
            {look.presetNames[name]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const Swatch = ({ preset: { brandColor, accentColor } }: { preset: ThemePreset }) => (
  <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 28, height: 16 }}>
    {[brandColor || defaultBrandColor, accentColor || defaultAccentColor].map((colour) => (
      <Box key={colour} component="span" sx={{ flex: 1 }} style={{ background: colour }} />
    ))}
  </Box>
);
