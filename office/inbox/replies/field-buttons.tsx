import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { type ReplyField, replyFields } from '#contract/office/replies/fill-reply.ts';
import { useTexts } from '#office/texts/texts.ts';

/** The fields that a template may have; a click inserts one. */
export function FieldButtons({ onInsert }: { onInsert(name: ReplyField): void }) {
  const { replies: texts } = useTexts();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1 }}>
        {texts.insert}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {replyFields.map((name) => (
          <Chip
            key={name}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={texts.fields[name]}
            title={`{${name}}`}
            onClick={() => onInsert(name)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.insertHelp}
      </Typography>
    </Box>
  );
}
