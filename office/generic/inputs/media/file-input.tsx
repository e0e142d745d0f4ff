import Description from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { fileValue } from '#contract/fields.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { PdfHint } from '#office/files/pdf-hint.tsx';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { LibraryPicker } from './library-picker.tsx';

const partOfFile = fileValue.extend({ src: z.string() });

/** A document to download, chosen from the library. */
export const FileInput = (props: InputProps) => <ChosenFile {...props} kind="document" />;

/** The captions of a video, chosen from the library. */
export const CaptionsInput = (props: InputProps) => <ChosenFile {...props} kind="captions" />;

function ChosenFile({ field, path, kind }: InputProps & { kind: 'document' | 'captions' }) {
  const texts = useTexts();
  const formats = useFormats();
  const { value, onChange, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const { getValues, setValue } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<LibraryFile>();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    // Before the change, because this button disappears.
    chooseButton.current?.focus();
    onChange(null);
  };
  // In a list of documents each has a title, which the library may know already.
  const nameBeside = path.replace(/[^.]+$/, 'name');
  const read = partOfFile.safeParse(value);
  const file = read.success ? read.data : null;
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={file === null} group>
      {({ labelId }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Description color="action" />
          {file ? (
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Link href={file.src} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                {texts.form.file.open} {texts.shell.newTab}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {[file.mediaType, file.bytes === undefined ? undefined : formats.bytes(file.bytes), file.lang]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          ) : (
            <Typography color="textSecondary" variant="body2" sx={{ flex: '1 1 180px' }}>
              {texts.form.file.none}
            </Typography>
          )}
          {!readOnly && (
            <>
              <Button
                ref={chooseButton}
                variant="outlined"
                onClick={() => setChoosing(true)}
                aria-describedby={labelId}
              >
                {file ? texts.form.file.replace : texts.form.file.choose}
              </Button>
              {file && (
                <Button onClick={remove} aria-describedby={labelId}>
                  {texts.form.remove}
                </Button>
              )}
            </>
          )}
          {/* Only for a file that was just chosen: the check fetches the whole file. */}
          {picked && picked.src === file?.src && (
            <Box sx={{ flex: '1 1 100%' }}>
              <PdfHint file={picked} />
            </Box>
          )}
          {choosing && (
            <LibraryPicker
              kind={kind}
              onPick={(chosen) => {
                const { src, mediaType, bytes, lang, title } = chosen;
                setPicked(chosen);
                onChange({ src, mediaType, bytes, ...(lang === '' ? {} : { lang }) });
                if (kind === 'document' && getValues(nameBeside) === '')
                  setValue(nameBeside, title, { shouldDirty: true });
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
