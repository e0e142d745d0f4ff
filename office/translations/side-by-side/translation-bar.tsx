import { Box, Button, LinearProgress, Typography } from '@mui/material';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { SaveBarFrame } from '#office/generic/saving/save-bar-frame.tsx';
import { type Intent, savedStateOf, shortcutIntent } from '#office/generic/saving/saving.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';

/** How a translation is saved: the published version changes only with “Save and publish”. */
export const intentsOf = (entry: EditedEntry): { save: Intent; publish: Intent } => ({
  save: shortcutIntent(savedStateOf(entry)),
  publish: 'publish',
});

interface TranslationBarProps {
  entry: EditedEntry;
  done: number;
  total: number;
  /** The place of the entry in the list that led here. */
  place: { place: number; total: number };
  isDirty: boolean;
  busy: Intent | undefined;
  readOnly: boolean;
  isLast: boolean;
  onSave: (intent: Intent) => void;
  onSaveAndNext: () => void;
}

/** Progress and the ways to save, always visible. */
export function TranslationBar(props: TranslationBarProps) {
  const { entry, done, total, place, isDirty, busy, readOnly, isLast, onSave, onSaveAndNext } = props;
  const texts = useTexts();
  const words = texts.translations.sideBySide;
  const { save, publish } = intentsOf(entry);
  const next = isLast ? (isDirty ? words.saveAndBack : words.back) : isDirty ? words.saveAndNext : words.next;
  return (
    <SaveBarFrame>
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 160px' }, minWidth: 0 }}>
        <Typography variant="body2" role="status">
          {words.progress({ done, total })}
          {isDirty && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
              {texts.entries.form.unsaved}
            </Typography>
          )}
        </Typography>
        <LinearProgress
          variant="determinate"
          color="success"
          aria-hidden
          value={total === 0 ? 100 : (done / total) * 100}
          sx={{ marginBlockStart: 0.5, borderRadius: 1, maxWidth: 320 }}
        />
      </Box>
      {!readOnly && (
        <>
          <BusyButton loading={busy === save} disabled={!isDirty || busy !== undefined} onClick={() => onSave(save)}>
            {words.save}
          </BusyButton>
          <BusyButton
            variant="outlined"
            loading={busy === publish}
            disabled={busy !== undefined || (!isDirty && entry.status === 'published' && !entry.pending)}
            onClick={() => onSave(publish)}
          >
            {words.saveAndPublish}
          </BusyButton>
        </>
      )}
      <Button variant="contained" disabled={busy !== undefined} onClick={onSaveAndNext}>
        {next}
      </Button>
      {place.place > 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.place(place)}
        </Typography>
      )}
    </SaveBarFrame>
  );
}
