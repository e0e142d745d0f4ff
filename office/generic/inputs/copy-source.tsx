import Copy from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormFacts } from '../form/form-context.ts';
import { fieldId, inputOf } from '../form/use-field.ts';

interface CopySourceProps {
  /** The path of the translated text. */
  path: string;
  /** The text in the default language. */
  source: unknown;
}

/** Copies the text of the default language into an empty translation. */
export function CopySource({ path, source }: CopySourceProps) {
  const { copySource } = useTexts().translations.sideBySide;
  const { readOnly } = useFormFacts();
  const { setValue } = useFormContext();
  const text: unknown = useWatch({ name: path });
  const focusNext = useFocusNext();
  if (readOnly || typeof source !== 'string' || source === '' || (typeof text === 'string' && text !== '')) return null;
  const copy = () => {
    setValue(path, source, { shouldDirty: true, shouldTouch: true });
    // The button disappears.
    focusNext(() => inputOf(path));
  };
  return (
    <Button
      size="small"
      startIcon={<Copy fontSize="small" />}
      onClick={copy}
      aria-describedby={`${fieldId(path)}-label`}
    >
      {copySource}
    </Button>
  );
}
