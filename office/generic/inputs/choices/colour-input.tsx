import { Box, FormHelperText } from '@mui/material';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { showContrast } from '#office/screen/format/show-contrast.ts';
import { useTexts } from '#office/texts/texts.ts';
import { contrast } from '#ui/theme/colours.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { TextBox } from '../text-box.tsx';

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/**
 * A colour as CSS or a brand manual writes it, such as `rgb(91, 42, 134)`, `navy` or `5b2a86`, as `#rrggbb`; other text as
 * it is.
 */
function asHexadecimal(text: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return text;
  for (const written of [text, `#${text}`]) {
    // A canvas leaves its colour as it is when it is given what is none.
    context.fillStyle = '#000001';
    context.fillStyle = written;
    if (context.fillStyle !== '#000001' && isColour(context.fillStyle)) return context.fillStyle;
  }
  return text;
}

/** A colour as hexadecimal text or from the system's colour picker, with its contrast. */
export function ColourInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  const known = isColour(text);
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box
              component="input"
              type="color"
              aria-label={`${field.label}: ${texts.form.colour.pick}`}
              value={known ? text : '#888888'}
              disabled={readOnly}
              onChange={(event) => onChange(event.target.value)}
              sx={{
                width: 52,
                height: 44,
                padding: 0.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                backgroundColor: 'background.paper',
                opacity: known ? 1 : 0.5,
              }}
            />
            <TextBox
              {...{ id, describedBy, invalid, readOnly }}
              value={text}
              placeholder="#1d4f91"
              onChange={onChange}
              onBlur={() => {
                if (text !== '' && !isColour(text)) onChange(asHexadecimal(text.trim()));
                onBlur();
              }}
              sx={{ width: 140 }}
              inputProps={{ maxLength: 40, spellCheck: false, autoComplete: 'off' }}
            />
            {known && <Sample colour={text} />}
          </Box>
          {known && <ContrastNote colour={text} />}
        </>
      )}
    </FieldFrame>
  );
}

function Sample({ colour }: { colour: string }) {
  const onWhite = contrast(colour, '#ffffff');
  const onBlack = contrast(colour, '#000000');
  return (
    <Box
      aria-hidden
      sx={{
        paddingInline: 2,
        paddingBlock: 1,
        borderRadius: 1,
        fontWeight: 600,
        backgroundColor: colour,
        color: onWhite >= onBlack ? '#ffffff' : '#000000',
      }}
    >
      Aa
    </Box>
  );
}

function ContrastNote({ colour }: { colour: string }) {
  const words = useTexts().form.colour;
  const ratio = contrast(colour, '#ffffff');
  const shown = showContrast(ratio);
  return (
    <FormHelperText>{ratio < 4.5 ? words.weak({ ratio: shown }) : words.contrast({ ratio: shown })}</FormHelperText>
  );
}
