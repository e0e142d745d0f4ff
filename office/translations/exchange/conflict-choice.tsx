import { Box, Typography } from '@mui/material';
import type { ExchangeConflict } from '#contract/office/exchange-view.ts';
import { VersionChoice } from '#office/generic/compare/version-choice.tsx';
import { plainTextOf } from '#office/generic/form/text-length.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { Side } from './choices.ts';

interface ConflictChoiceProps {
  conflict: ExchangeConflict;
  lang: string;
  side: Side;
  /** Undefined: the choice is made. */
  onChoose: ((side: Side) => void) | undefined;
}

/** A translation that was changed here and in the file: both texts, and a choice. */
export function ConflictChoice({ conflict, lang, side, onChoose }: ConflictChoiceProps) {
  const texts = useTexts();
  const words = texts.exchange.import;
  const { label, input, source, ours, file } = conflict;
  const plain = (text: string) => (input === 'rich-text' ? plainTextOf(text) : text);
  const version = (of: Side, name: string, text: string) => ({
    side: of,
    name,
    content: (
      <Typography
        lang={lang}
        dir="auto"
        color={text === '' ? 'textSecondary' : 'textPrimary'}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 260, overflowY: 'auto' }}
        tabIndex={text.length > 600 ? 0 : undefined}
      >
        {text || texts.entries.compare.empty}
      </Typography>
    ),
  });
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.conflict({ label })}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', marginBlockEnd: 1 }}>
        {words.source}: {plain(source)}
      </Typography>
      <VersionChoice
        label={words.choice({ label })}
        versions={[version('ours', words.ours, plain(ours)), version('file', words.file, plain(file))]}
        chosen={side}
        onChoose={onChoose}
      />
    </Box>
  );
}
