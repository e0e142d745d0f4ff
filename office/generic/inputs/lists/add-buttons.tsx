import { Box, Button } from '@mui/material';
import { type RefObject, useState } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { blankOf, type ItemDescription } from '#office/generic/fields/describe-fields.ts';
import { useTexts } from '#office/texts/texts.ts';
import { LibraryPicker } from '../media/library-picker.tsx';
import { pictureOf } from '../media/picture-field.tsx';
import { AddKind } from './add-kind.tsx';

interface AddButtonsProps {
  item: ItemDescription;
  label: string;
  onAdd: (values: readonly object[]) => void;
  /** The first of the buttons, which gets the focus when the list becomes empty. */
  first: RefObject<HTMLButtonElement | null>;
}

/** Adds items to a list: a blank part, a video, or pictures from the library, also to parts that begin with one. */
export function AddButtons({ item, label, onAdd, first }: AddButtonsProps) {
  const words = useTexts().form;
  const [choosing, setChoosing] = useState(false);
  const pictureField = item.kind === 'parts' && item.fields[0]?.input === 'picture' ? item.fields[0].name : undefined;
  const itemOf = (file: LibraryFile) => {
    if (item.kind === 'parts') return { ...blankOf(item.fields), [pictureField ?? '']: pictureOf(file) };
    return item.kind === 'media' ? { kind: 'picture', picture: pictureOf(file) } : pictureOf(file);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
      {item.kind === 'kinds' ? (
        <AddKind
          kinds={item.kinds}
          label={words.addTo({ list: label })}
          onAdd={(value) => onAdd([value])}
          first={first}
        />
      ) : item.kind === 'parts' ? (
        <Button ref={first} variant="outlined" onClick={() => onAdd([blankOf(item.fields)])}>
          {words.addTo({ list: label })}
        </Button>
      ) : (
        <Button ref={first} variant="outlined" onClick={() => setChoosing(true)}>
          {words.addPictures}
        </Button>
      )}
      {pictureField && (
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {words.addPictures}
        </Button>
      )}
      {item.kind === 'media' && (
        <Button
          variant="outlined"
          onClick={() =>
            onAdd([{ kind: 'video', video: '', title: '', captions: null, transcript: '', description: '' }])
          }
        >
          {words.addVideo}
        </Button>
      )}
      {choosing && (
        <LibraryPicker
          kind="picture"
          many
          onPick={(...files) => onAdd(files.map(itemOf))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}
