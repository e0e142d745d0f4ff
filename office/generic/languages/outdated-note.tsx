import { Alert, Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/languages/translatable-texts.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { DifferenceView } from '../compare/difference-view.tsx';
import type { FieldDescription } from '../fields/describe-fields.ts';
import type { ConfirmedText, EntryValues } from '../form/entry-values.ts';
import { useFormFacts } from '../form/form-context.ts';

interface OutdatedNoteProps {
  field: FieldDescription;
  /** The path of the translated text, such as `translations.de.content.2.title`. */
  path: string;
  /** The current text in the default language. */
  source: unknown;
}

const isSame = (one: ConfirmedText, other: ConfirmedText) =>
  one.lang === other.lang && one.field === other.field && one.text === other.text;

/** At a translated text that is outdated: what changed in its source, and a button to mark it as still right. */
export function OutdatedNote({ field, path, source }: OutdatedNoteProps) {
  const texts = useTexts();
  const words = texts.form.languages;
  const { main } = texts.translations;
  const { languageName } = useFormats();
  const language = languageName(useMe().mainLanguage);
  const { outdated, readOnly } = useFormFacts();
  const { control, setValue } = useFormContext<EntryValues>();
  const text: unknown = useWatch({ name: path });
  const confirmed = useWatch({ control, name: 'confirmed' }) ?? [];
  const [, lang = '', ...rest] = path.split('.');
  const own = { lang, field: fieldOf(rest.join('.')), text: typeof text === 'string' ? text : '' };
  const mark = outdated.find((each) => isSame(each, own));
  if (!mark) return null;
  const isRight = confirmed.some((each) => isSame(each, own));
  const toggle = () => {
    const others = confirmed.filter((each) => !isSame(each, own));
    setValue('confirmed', isRight ? others : [...others, own], { shouldDirty: true });
  };
  return (
    <Alert
      severity={isRight ? 'success' : 'warning'}
      role="note"
      sx={{ marginBlockStart: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box role="status">
        {isRight ? words.isRight : source ? main.outdated({ language }) : main.removed({ language })}
      </Box>
      {!isRight && mark.source !== null && (
        <Box
          role="group"
          aria-label={main.changes({ label: field.label, language })}
          // Scrollable by keyboard.
          tabIndex={mark.source.length > 600 ? 0 : undefined}
          sx={{ marginBlockStart: 1, maxHeight: 220, overflowY: 'auto' }}
        >
          <DifferenceView field={field} before={mark.source} after={source} />
        </Box>
      )}
      {!readOnly && (
        <Button size="small" variant="outlined" color="inherit" onClick={toggle} sx={{ marginBlockStart: 1 }}>
          {isRight ? words.undo : words.stillRight}
        </Button>
      )}
    </Alert>
  );
}
