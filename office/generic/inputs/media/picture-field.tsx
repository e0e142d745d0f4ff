import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box, Button, FormHelperText, OutlinedInput, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { z } from 'zod';
import { type Picture, pictureValue } from '#contract/fields.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { SmallPicture } from '#office/screen/small-picture.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { LibraryPicker } from './library-picker.tsx';

const partOfPicture = pictureValue.extend({ src: z.string() });

/** A picture in a form, which may be incomplete. */
export const pictureIn = (value: unknown): Picture | null => {
  const read = partOfPicture.safeParse(value);
  return read.success ? read.data : null;
};

/** The properties of a library picture that a document stores. */
export const pictureOf = ({ src, alt, width, height }: LibraryFile): Picture => ({
  src,
  alt,
  ...(width === null ? {} : { width }),
  ...(height === null ? {} : { height }),
});

interface PictureFieldProps {
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  readOnly: boolean;
  labelledBy?: string;
  /** Whether it can be removed; otherwise it can only be replaced. */
  optional?: boolean;
}

/** A picture with its alternative text, chosen from the library. */
export function PictureField({ value, onChange, readOnly, labelledBy, optional = true }: PictureFieldProps) {
  const words = useTexts().form;
  const [choosing, setChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    // Before the change, because this button disappears.
    chooseButton.current?.focus();
    onChange(null);
  };
  const altId = useId();
  const helpId = useId();
  const lacksAlt = value !== null && value.alt.trim() === '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Frame picture={value} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {value && (
          <Box sx={{ marginBlockEnd: 1 }}>
            <Typography component="label" htmlFor={altId} variant="body2" sx={{ display: 'block' }}>
              {words.picture.alt}
            </Typography>
            <OutlinedInput
              id={altId}
              size="small"
              fullWidth
              multiline
              value={value.alt}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...value, alt: event.target.value })}
              inputProps={{ 'aria-describedby': helpId, maxLength: 300, autoComplete: 'off', dir: 'auto' }}
            />
            <FormHelperText id={helpId} error={lacksAlt}>
              {lacksAlt ? words.picture.altMissing : words.picture.altHelp}
            </FormHelperText>
          </Box>
        )}
        {!readOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={chooseButton}
              variant="outlined"
              onClick={() => setChoosing(true)}
              aria-describedby={labelledBy}
            >
              {value ? words.picture.replace : words.picture.choose}
            </Button>
            {value && optional && (
              <Button onClick={remove} aria-describedby={labelledBy}>
                {words.remove}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {choosing && (
        <LibraryPicker kind="picture" onPick={(file) => onChange(pictureOf(file))} onClose={() => setChoosing(false)} />
      )}
    </Box>
  );
}

function Frame({ picture }: { picture: Picture | null }) {
  const words = useTexts().form.picture;
  const size = picture?.width && picture.height ? words.size({ width: picture.width, height: picture.height }) : '';
  return (
    <Box sx={{ width: 168, maxWidth: '100%' }}>
      <Box
        sx={{
          aspectRatio: '3 / 2',
          display: 'grid',
          gridTemplateRows: 'minmax(0, 1fr)',
          placeItems: 'center',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.default',
          color: 'text.secondary',
        }}
      >
        {picture ? (
          <SmallPicture picture={picture} alt={picture.alt} whole />
        ) : (
          <Box sx={{ textAlign: 'center', padding: 1 }}>
            <ImageIcon />
            <Typography variant="body2">{words.none}</Typography>
          </Box>
        )}
      </Box>
      {size && <FormHelperText>{size}</FormHelperText>}
    </Box>
  );
}
