import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { fillReply, type ReplyValues } from '#contract/office/replies/fill-reply.ts';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';

/** A template with example values. */
export function TemplatePreview({ template }: { template: Pick<ReplyTemplate, 'language' | 'subject' | 'text'> }) {
  const { replies: texts } = useTexts();
  const me = useMe();
  const id = useId();
  const { language, subject, text } = template;
  const values: ReplyValues = { ...texts.example, reference: 'EN-7K3M-9QXA', me: me.name };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1 }}>
        {texts.preview}
      </Typography>
      <Box sx={{ p: 1.5, bgcolor: 'action.hover', borderRadius: 1, minHeight: 48, overflowWrap: 'anywhere' }}>
        <Typography dir="auto" lang={language} sx={{ fontWeight: 600 }}>
          {fillReply(subject, values)}
        </Typography>
        <Typography dir="auto" lang={language} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {fillReply(text, values)}
        </Typography>
      </Box>
    </Box>
  );
}
