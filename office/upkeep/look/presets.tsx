import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type ThemePreset, themePresets } from '#content/theme.ts';
import type { EntryValues } from '#office/generic/form/entry-values.ts';
import { useTexts } from '#office/texts/texts.ts';
import { defaultAccentColor, defaultBrandColor } from '#ui/theme/colours.ts';

type PresetName = keyof typeof themePresets;

const names = Object.keys(themePresets) as PresetName[];
const fields = Object.keys(themePresets.harbour) as (keyof ThemePreset)[];

type Values = Readonly<Record<string, unknown>>;

const lookAlike = (one: Values, other: Values): boolean => fields.every((name) => one[name] === other[name]);

/** Buttons that fill in the fields of the look, also with the saved values. */
export function Presets({ values }: { values: Values }) {
  const headingId = useId();
  const { look } = useTexts().owner;
  const { control, setValue } = useFormContext<EntryValues>();
  const saved: Values | undefined = useFormState({ control }).defaultValues?.document;
  const use = (preset: Values) => {
    for (const name of fields) {
      setValue(`document.${name}`, preset[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
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
            aria-pressed={lookAlike(values, themePresets[name])}
            onClick={() => use(themePresets[name])}
            startIcon={<Swatch preset={themePresets[name]} />}
            sx={{ '&[aria-pressed=true]': { borderColor: 'primary.main', backgroundColor: 'action.selected' } }}
          >
            {look.presetNames[name]}
          </Button>
        ))}
        {saved && !lookAlike(values, saved) && <Button onClick={() => use(saved)}>{look.saved}</Button>}
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
