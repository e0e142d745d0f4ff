import { Box, Typography } from '@mui/material';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { plainTextOf } from '../form/text-length.ts';
import { PictureSide, useEntryTitle } from './difference-view.tsx';

interface ValueViewProps {
  /** Undefined: the parent. */
  field: FieldDescription | undefined;
  value: unknown;
}

/** A field's value, read-only. */
export function ValueView({ field, value }: ValueViewProps) {
  const words = useTexts().entries.compare;
  const timeText = useTimeText();
  const named = useEntryTitle(field?.to, value);
  if (field?.input === 'picture') return <PictureSide value={value} />;
  if (field?.input === 'list') return <ListValue field={field} value={value} />;
  const text =
    field === undefined
      ? value === null
        ? ''
        : `#${String(value)}`
      : field.input === 'relation'
        ? named
        : field.input === 'moment' && typeof value === 'string'
          ? timeText(value)
          : field.input === 'rich-text' && typeof value === 'string'
            ? plainTextOf(value)
            : (field.optionNames[String(value)] ?? plainValue(value));
  return (
    <Typography
      component="div"
      dir="auto"
      color={text === '' ? 'textSecondary' : 'textPrimary'}
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 260, overflowY: 'auto' }}
      tabIndex={text.length > 600 ? 0 : undefined}
    >
      {text === '' ? words.empty : text}
    </Typography>
  );
}

const plainValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return 'src' in value ? String(value.src) : JSON.stringify(value);
  return String(value);
};

function ListValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const texts = useTexts();
  const parts = Array.isArray(value) ? (value as unknown[]) : [];
  if (parts.length === 0) return <Typography color="textSecondary">{texts.entries.compare.empty}</Typography>;
  const numbered = parts.map((part, index) => ({ part, place: index + 1 }));
  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 2.5, maxHeight: 260, overflowY: 'auto' }}>
      {numbered.map(({ part, place }) => (
        <li key={place}>
          <Part field={field} part={part} />
        </li>
      ))}
    </Box>
  );
}

function Part({ field, part }: { field: FieldDescription; part: unknown }) {
  const own = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
  if (field.item?.kind === 'pictures') return <PictureSide value={part} />;
  if (field.item?.kind === 'media') {
    if (own.kind === 'picture') return <PictureSide value={own.picture} />;
    return <Typography dir="auto">{[own.title, own.video].filter(Boolean).map(String).join(' · ')}</Typography>;
  }
  const fields = field.item?.kind === 'parts' ? field.item.fields : [];
  return fields.map(({ name, input }) =>
    input === 'picture' ? (
      own[name] ? (
        <PictureSide key={name} value={own[name]} />
      ) : null
    ) : (
      <Typography key={name} dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {input === 'rich-text' ? plainTextOf(plainValue(own[name])) : plainValue(own[name])}
      </Typography>
    ),
  );
}
