import Copy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryValues } from '#office/generic/form/entry-values.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { RichTextInput } from '#office/generic/inputs/rich-text-input.tsx';
import { LongTextInput, TextInput } from '#office/generic/inputs/text-input.tsx';
import { OutdatedNote } from '#office/generic/languages/outdated-note.tsx';
import { FieldProposal } from '#office/generic/proposals/field-proposal.tsx';
import { SmallPicture } from '#office/screen/small-picture.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { RowChip } from './row-chip.tsx';
import type { RowState, TextRow } from './rows.ts';
import { SourceText } from './source-text.tsx';

interface TranslationRowProps {
  row: TextRow;
  state: RowState;
  lang: string;
  mainLanguage: string;
  level: number;
}

/** The element of a heading. */
export const headingOf = (level: number) => `h${Math.min(level, 6)}` as 'h2';

/** One text: the original beside the input of its translation; on phones one below the other. */
export const TranslationRow = memo(({ row, state, lang, mainLanguage, level }: TranslationRowProps) => {
  const texts = useTexts();
  const { languageName } = useFormats();
  const words = texts.translations.sideBySide;
  const { readOnly } = useFormFacts();
  const { setValue } = useFormContext<EntryValues>();
  const labelId = useId();
  const { field, path: own, source, picture } = row;
  const path = `translations.${lang}.${own}` as const;
  const value: unknown = useWatch({ name: path });
  const target = typeof value === 'string' ? value : '';
  const use = (text: string) => setValue(path, text as never, { shouldDirty: true, shouldTouch: true });
  const Input = field.input === 'rich-text' ? RichTextInput : field.input === 'long-text' ? LongTextInput : TextInput;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      data-row={own}
      sx={{ paddingBlock: 2, borderTop: 1, borderColor: 'divider', scrollMarginTop: 80 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1, minHeight: 32 }}>
        <Typography
          id={labelId}
          component={headingOf(level)}
          variant="body1"
          sx={{ fontWeight: 650, marginInlineEnd: 'auto' }}
        >
          {field.label}
        </Typography>
        {!readOnly && target === '' && source !== '' && (
          <Button size="small" startIcon={<Copy fontSize="small" />} onClick={() => use(source)}>
            {words.copySource}
          </Button>
        )}
        <RowChip state={state} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 0.5 }}>
            {languageName(mainLanguage)}
          </Typography>
          {picture && (
            <Box sx={{ width: 120, aspectRatio: '3 / 2', marginBlockEnd: 1, borderRadius: 1, overflow: 'hidden' }}>
              <SmallPicture picture={picture} whole />
            </Box>
          )}
          <SourceText row={row} lang={mainLanguage} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Input field={{ ...field, label: languageName(lang), help: undefined }} path={path} />
          <FieldProposal field={field} path={path} source={source} />
        </Box>
      </Box>
      <OutdatedNote field={field} path={path} source={source} />
    </Box>
  );
});
TranslationRow.displayName = 'TranslationRow';
