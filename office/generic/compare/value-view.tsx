import { Box, Typography } from '@mui/material';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type FieldDescription, fieldsOfItem } from '../fields/describe-fields.ts';
import { plainTextOf } from '../form/text-length.ts';
import { isFact } from '../inputs/facts/facts.ts';
import { ColourSide, PictureSide } from './beside.tsx';
import { useEntryTitles } from './difference-view.tsx';
import { sameContent } from './differences.ts';
import { useFactText } from './use-fact-text.ts';
import { usePlainText } from './use-plain-text.ts';

interface ValueViewProps {
  /** Undefined: the parent. */
  field: FieldDescription | undefined;
  value: unknown;
}

/** A field's value, read-only. */
export function ValueView({ field, value }: ValueViewProps) {
  const words = useTexts().entries.compare;
  const timeText = useTimeText();
  const named = useEntryTitles(field?.to, value);
  const plain = usePlainText();
  if (field?.input === 'picture') return <PictureSide value={value} />;
  if (field?.input === 'colour') return <ColourSide value={value} />;
  if (field?.input === 'list') return <ListValue field={field} value={value} />;
  const text =
    field === undefined
      ? value === null
        ? ''
        : `#${String(value)}`
      : field.input === 'relation' || field.input === 'relations'
        ? named
        : field.input === 'moment' && typeof value === 'string'
          ? timeText(value)
          : field.input === 'rich-text' && typeof value === 'string'
            ? plainTextOf(value)
            : plain(field, value);
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

function ListValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const texts = useTexts();
  const parts = Array.isArray(value) ? (value as unknown[]) : [];
  const factText = useFactText(isFact(field.item) ? parts : []);
  if (parts.length === 0) return <Typography color="textSecondary">{texts.entries.compare.empty}</Typography>;
  const numbered = parts.map((part, index) => ({ part, place: index + 1 }));
  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 2.5, maxHeight: 260, overflowY: 'auto' }}>
      {numbered.map(({ part, place }) => (
        <li key={place}>{isFact(field.item) ? <bdi>{factText(part)}</bdi> : <Part field={field} part={part} />}</li>
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
  const fields = fieldsOfItem(field.item, part);
  return fields.map((each) =>
    sameContent(own[each.name], null) ? null : <ValueView key={each.name} field={each} value={own[each.name]} />,
  );
}
