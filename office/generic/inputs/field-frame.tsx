import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { cutAt, plainTextOf, showsCounter } from '../form/text-length.ts';

interface Described {
  id: string;
  labelId: string;
  describedBy: string;
  invalid: boolean;
}

interface FieldFrameProps {
  field: FieldDescription;
  id: string;
  error: string | undefined;
  /** The text in the field, if it is a text field, for counters and cuts. */
  text?: string | undefined;
  isEmpty: boolean;
  /** Groups of controls have a legend instead of a label. */
  group?: boolean;
  children: (described: Described) => ReactNode;
}

/** Label, help, default, counter and error of a field, all associated with its control. */
export function FieldFrame({ field, id, error, text, isEmpty, group = false, children }: FieldFrameProps) {
  const texts = useTexts();
  const { label, help, absent, required, maxLength, cut } = field;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const content = (
    <>
      <Typography
        {...(group ? { component: 'span' } : { component: 'label', htmlFor: id })}
        id={labelId}
        variant="body2"
        sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.5 }}
      >
        {label}
        {required && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 0.75 }}>
            ({texts.form.required})
          </Typography>
        )}
      </Typography>
      {children({
        id,
        labelId,
        describedBy: error === undefined ? hintId : `${errorId} ${hintId}`,
        invalid: error !== undefined,
      })}
      {error !== undefined && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
      <Box id={hintId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <FormHelperText component="span">
          {[help, isEmpty && absent ? texts.form.absent({ what: absent }) : undefined].filter(Boolean).join(' ')}
        </FormHelperText>
        {text !== undefined && maxLength !== undefined && showsCounter([...text].length, maxLength) && (
          <FormHelperText component="span" error={[...text].length > maxLength}>
            {texts.form.characters({ used: [...text].length, most: maxLength })}
          </FormHelperText>
        )}
      </Box>
      {text !== undefined && cut !== undefined && <CutNote text={plainTextOf(text)} cut={cut} />}
    </>
  );
  if (!group) return <Box sx={{ minWidth: 0 }}>{content}</Box>;
  return (
    <Box role="group" aria-labelledby={labelId} id={id} tabIndex={-1} sx={{ minWidth: 0 }}>
      {content}
    </Box>
  );
}

/** The part of a long text that cards show. */
function CutNote({ text, cut }: { text: string; cut: number }) {
  const texts = useTexts();
  const { shown, rest } = cutAt(text.replaceAll('\n', ' '), cut);
  if (rest === '') return null;
  return (
    <FormHelperText component="div" sx={{ marginBlockStart: 0.5 }}>
      {texts.form.cutAt}{' '}
      <Box component="bdi" sx={{ color: 'text.primary', backgroundColor: 'action.selected', paddingInline: 0.5 }}>
        {shown.trimEnd()}…
      </Box>
    </FormHelperText>
  );
}
