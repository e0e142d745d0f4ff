import { Box, Typography } from '@mui/material';
import { entityName } from '#contract/office/entry-view.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type FieldDescription, fieldsOfItem } from '../fields/describe-fields.ts';
import { listIn, recordIn } from '../form/entry-values.ts';
import { plainTextOf } from '../form/text-length.ts';
import { isFact } from '../inputs/facts/facts.ts';
import { useItemTitle } from '../inputs/lists/use-item-title.ts';
import { idsIn } from '../inputs/relations/relations-input.tsx';
import { useTitles } from '../inputs/relations/use-titles.ts';
import { Beside, ColourSide, PictureSide } from './beside.tsx';
import { diffWords, type Segment } from './diff-words.ts';
import { pairParts, sameContent } from './differences.ts';
import { useFactText } from './use-fact-text.ts';
import { usePlainText } from './use-plain-text.ts';

interface DifferenceProps {
  field: FieldDescription;
  before: unknown;
  after: unknown;
}

/** The difference in one field, by its kind. */
export function DifferenceView({ field, before, after }: DifferenceProps) {
  switch (field.input) {
    case 'list':
      return <ListDifference field={field} before={before} after={after} />;
    case 'picture':
      return <PictureDifference before={before} after={after} />;
    case 'colour':
      return <Beside before={<ColourSide value={before} />} after={<ColourSide value={after} />} />;
    case 'rich-text':
      return <TextDifference before={plainText(before)} after={plainText(after)} formatted />;
    case 'moment':
      return <MomentDifference before={before} after={after} />;
    case 'relation':
    case 'relations':
      return <RelationDifference field={field} before={before} after={after} />;
    default:
      return <PlainDifference field={field} before={before} after={after} />;
  }
}

const plainText = (value: unknown) => (typeof value === 'string' ? plainTextOf(value) : '');

/** The difference of two texts, word by word. */
function TextDifference({ before, after, formatted = false }: { before: string; after: string; formatted?: boolean }) {
  const words = useTexts().entries.compare;
  if (before === after) {
    return <Typography color="textSecondary">{formatted ? words.formatting : before || words.empty}</Typography>;
  }
  const segments = diffWords(before, after);
  if (segments.every(({ kind }) => kind === 'same')) {
    return <Typography color="textSecondary">{words.formatting}</Typography>;
  }
  return <Segments segments={segments} />;
}

/** The difference of two values that are read as wholes, such as choices, numbers and titles. */
function ValueDifference({ before, after }: { before: string; after: string }) {
  // Such as a file in another language.
  if (before === after) return <TextDifference before={before} after={after} />;
  const segments: Segment[] = [
    { kind: 'removed', text: before },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: after },
  ];
  return <Segments segments={segments.filter(({ text }) => text !== '')} />;
}

/** Removed words are struck through, added ones underlined; both are announced to screen readers. */
function Segments({ segments }: { segments: readonly Segment[] }) {
  const words = useTexts().entries.compare;
  const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
  const keyed = segments.map((segment, place) => ({ ...segment, key: `${place}.${segment.kind}` }));
  return (
    <Typography component="div" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {keyed.map(({ kind, text, key }) => {
        if (kind === 'same') return <span key={key}>{text}</span>;
        const removed = kind === 'removed';
        return (
          <Box
            key={key}
            component={removed ? 'del' : 'ins'}
            sx={{
              backgroundColor: removed ? 'action.hover' : 'success.light',
              color: removed ? 'error.main' : 'success.main',
              textDecoration: removed ? 'line-through' : 'underline',
              textUnderlineOffset: 3,
              borderRadius: 0.5,
            }}
          >
            <Box component="span" sx={hidden}>
              [{removed ? words.removed : words.added}]{' '}
            </Box>
            {text}
          </Box>
        );
      })}
    </Typography>
  );
}

function PictureDifference({ before, after }: { before: unknown; after: unknown }) {
  return <Beside before={<PictureSide value={before} />} after={<PictureSide value={after} />} />;
}

function MomentDifference({ before, after }: { before: unknown; after: unknown }) {
  const timeText = useTimeText();
  const text = (value: unknown) => (typeof value === 'string' ? timeText(value) : '');
  return <ValueDifference before={text(before)} after={text(after)} />;
}

function PlainDifference({ field, before, after }: DifferenceProps) {
  const plain = usePlainText();
  const Difference = field.input === 'text' || field.input === 'long-text' ? TextDifference : ValueDifference;
  return <Difference before={plain(field, before)} after={plain(field, after)} />;
}

function RelationDifference({ field, before, after }: DifferenceProps) {
  const Difference = field.input === 'relation' ? ValueDifference : TextDifference;
  return <Difference before={useEntryTitles(field.to, before)} after={useEntryTitles(field.to, after)} />;
}

/** The titles of the entries that a field refers to, one a line. */
export function useEntryTitles(to: string | undefined, value: unknown): string {
  const type = entityName.safeParse(to);
  const ids = type.success ? idsIn(Array.isArray(value) ? value : [value]) : [];
  const titleOf = useTitles(type.data ?? 'news', ids);
  return ids.map(titleOf).join('\n');
}

function ListDifference({ field, before, after }: DifferenceProps) {
  const texts = useTexts();
  const words = texts.entries.compare;
  const [old, now] = [listIn(before), listIn(after)];
  const titleOf = useItemTitle(field, [...old, ...now]);
  const pairs = pairParts(old, now).filter((pair) => !sameContent(pair.before, pair.after));
  if (pairs.length === 0) return <Typography>{words.moved}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {pairs.map((pair) => {
        const place = (pair.to ?? pair.from ?? 0) + 1;
        const note = pair.from === null ? words.itemAdded : pair.to === null ? words.itemRemoved : '';
        return (
          <Box
            key={`${pair.from}.${pair.to}`}
            sx={{ borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {titleOf(place - 1, pair.after ?? pair.before)} {note && `(${note})`}
            </Typography>
            <PartDifference field={field} before={pair.before} after={pair.after} />
          </Box>
        );
      })}
    </Box>
  );
}

function PartDifference({ field, before, after }: DifferenceProps) {
  const { item } = field;
  const [old, now] = [recordIn(before), recordIn(after)];
  if (item?.kind === 'pictures') return <PictureDifference before={before} after={after} />;
  if (isFact(item)) return <FactDifference before={before} after={after} />;
  if (item?.kind === 'media') {
    if (old.kind === 'picture' || now.kind === 'picture') {
      return <PictureDifference before={old.picture} after={now.picture} />;
    }
    const video = (part: Record<string, unknown>) => [part.title, part.video].filter(Boolean).map(String).join('\n');
    return <TextDifference before={video(old)} after={video(now)} />;
  }
  const changed = fieldsOfItem(item, after ?? before).filter(({ name }) => !sameContent(old[name], now[name]));
  return changed.map((part) => (
    <Box key={part.name} sx={{ marginBlockStart: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {part.label}
      </Typography>
      <DifferenceView field={part} before={old[part.name]} after={now[part.name]} />
    </Box>
  ));
}

function FactDifference({ before, after }: Pick<DifferenceProps, 'before' | 'after'>) {
  const factText = useFactText([before, after]);
  return <TextDifference before={factText(before)} after={factText(after)} />;
}
