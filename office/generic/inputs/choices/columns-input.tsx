import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';

const choices = [1, 2, 3] as const;

/** The layout of parts on a page, chosen by a drawing of each. */
export function ColumnsInput({ field, path }: InputProps) {
  const { value, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const texts = useTexts().form.columns;
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={false} group>
      {({ describedBy, labelId }) => (
        <RadioGroup
          row
          value={value ?? ''}
          onChange={(_, next) => onChange(Number(next))}
          onBlur={onBlur}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          sx={{ gap: 1 }}
        >
          {choices.map((count) => (
            <FormControlLabel
              key={count}
              value={count}
              disabled={readOnly}
              control={<Radio size="small" />}
              label={
                <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                  <LayoutDrawing columns={count} />
                  {texts[count]}
                </Box>
              }
              sx={{
                alignItems: 'flex-start',
                margin: 0,
                padding: 1,
                paddingInlineEnd: 1.5,
                border: 1,
                borderColor: value === count ? 'primary.main' : 'divider',
                borderRadius: 1,
              }}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

/** A drawing of the layout: pictures as boxes, texts as lines. */
function LayoutDrawing({ columns }: { columns: 1 | 2 | 3 }) {
  const width = columns === 3 ? 26 : 42;
  const parts =
    columns === 1
      ? [
          { picture: { x: 0, y: 0 }, text: { x: 50, y: 4 } },
          { picture: { x: 50, y: 30 }, text: { x: 0, y: 34 } },
        ]
      : Array.from({ length: columns }, (_, index) => {
          const x = index * (width + 8);
          return { picture: { x, y: 0 }, text: { x, y: 32 } };
        });
  return (
    <Box component="svg" viewBox="0 0 94 54" aria-hidden="true" sx={{ width: 94, height: 54, color: 'text.secondary' }}>
      {parts.map(({ picture, text }) => (
        <g key={picture.x} fill="currentColor">
          <rect {...picture} width={width} height="24" rx="2" opacity="0.75" />
          {[0, 7, 14].map((below) => (
            <rect
              key={below}
              x={text.x}
              y={text.y + below}
              width={below === 14 ? width * 0.6 : width}
              height="3"
              opacity="0.45"
            />
          ))}
        </g>
      ))}
    </Box>
  );
}
