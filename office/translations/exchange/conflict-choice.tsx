import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { ExchangeConflict } from '#contract/office/exchange-view.ts';
import { plainTextOf } from '#office/generic/text-length.ts';
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
  const choices = [
    ['ours', words.ours, plain(ours)],
    ['file', words.file, plain(file)],
  ] as const;
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.conflict({ label })}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', marginBlockEnd: 1 }}>
        {words.source}: {plain(source)}
      </Typography>
      <RadioGroup
        value={side}
        onChange={(_, next) => onChoose?.(next === 'file' ? 'file' : 'ours')}
        aria-label={words.choice({ label })}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {choices.map(([value, name, text]) => (
          <Box
            key={value}
            sx={{
              border: 2,
              borderColor: side === value ? 'primary.main' : 'divider',
              borderRadius: 1,
              padding: 1.5,
              minWidth: 0,
            }}
          >
            <FormControlLabel value={value} label={name} disabled={!onChoose} control={<Radio size="small" />} />
            <Typography
              lang={lang}
              dir="auto"
              color={text === '' ? 'textSecondary' : 'textPrimary'}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 260, overflowY: 'auto' }}
              tabIndex={text.length > 600 ? 0 : undefined}
            >
              {text || texts.entries.compare.empty}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
