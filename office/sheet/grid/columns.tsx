import { Box } from '@mui/material';
import type { Column, RenderCellProps, RenderHeaderCellProps } from 'react-data-grid';
import { Link } from 'react-router';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import type { Texts } from '#office/texts/texts.ts';
import { cellOf, type Line } from '../model/cells.ts';
import type { SheetContext } from '../model/sheet-state.ts';
import type { Sheet } from '../use-sheet.ts';
import { OptionsEditor, TextEditor } from './cell-editors.tsx';
import { ownDirection } from './grid-style.ts';

/** Before the columns of attributes: the product, and how many of its facts it has. */
export const fixedColumns = 2;

const widths: Readonly<Record<SheetAttribute['kind'], number>> = { number: 120, choice: 170, yesNo: 100, text: 200 };

interface ColumnsOptions {
  attributes: readonly SheetAttribute[];
  context: SheetContext;
  counts: Sheet['counts'];
  texts: Texts;
  readOnly: boolean;
  isNarrow: boolean;
}

export function columnsOf({ isNarrow, texts, ...options }: ColumnsOptions): Column<Line>[] {
  const words = texts.sheet;
  return [
    {
      key: 'product',
      name: words.product,
      frozen: true,
      resizable: true,
      width: isNarrow ? 128 : 240,
      renderCell: (props) => <ProductCell {...props} texts={texts} />,
    },
    {
      key: 'filled',
      name: words.filled,
      width: 92,
      renderCell: ({ row }) => {
        const { filled = 0, wanted = 0 } = options.counts.get(row.row.id) ?? {};
        return words.filledOf({ filled, total: wanted });
      },
    },
    ...options.attributes.map((attribute) => attributeColumn(attribute, options)),
  ];
}

function ProductCell({ row: { row }, tabIndex, texts }: RenderCellProps<Line> & { texts: Texts }) {
  const { states, form } = texts.entries;
  const state = row.pending ? states.pending : row.status === 'published' ? '' : states[row.status];
  return (
    <Box component="span" dir="auto" sx={ownDirection}>
      <Box component={Link} to={`/product/${row.id}`} tabIndex={tabIndex} sx={{ color: 'inherit' }}>
        {row.title || form.untitled({ what: texts.entities.product.label.one })}
      </Box>
      {state !== '' && (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
          {state}
        </Box>
      )}
    </Box>
  );
}

type AttributeOptions = Pick<ColumnsOptions, 'context' | 'readOnly'>;

function attributeColumn(attribute: SheetAttribute, { context, readOnly }: AttributeOptions): Column<Line> {
  const { id, name, kind, unit, group } = attribute;
  const hasOptions = kind === 'choice' || kind === 'yesNo';
  return {
    key: String(id),
    name: unit === '' ? name : `${name} (${unit})`,
    width: widths[kind],
    resizable: true,
    editable: !readOnly,
    renderHeaderCell: ({ sortDirection }) => (
      <AttributeHeader name={name} unit={unit} group={group} sortDirection={sortDirection} />
    ),
    renderCell: ({ row }) => <FactCell line={row} attribute={attribute} context={context} />,
    renderEditCell: ({ row, onRowChange, onClose }) => {
      const shared = { line: row, attribute, context, onClose };
      const change = (text: string, andClose = false) =>
        onRowChange({ ...row, draft: { attribute: id, text } }, andClose);
      return hasOptions ? (
        <OptionsEditor {...shared} onChange={change} />
      ) : (
        <TextEditor {...shared} onChange={change} />
      );
    },
    editorOptions: { displayCellContent: hasOptions },
  };
}

type HeaderProps = Pick<SheetAttribute, 'name' | 'unit' | 'group'> & Pick<RenderHeaderCellProps<Line>, 'sortDirection'>;

/** The group above the name, so that columns of a group are found by reading along the upper line. */
function AttributeHeader({ name, unit, group, sortDirection }: HeaderProps) {
  return (
    <Box sx={{ lineHeight: 1.3 }}>
      <Box component="span" dir="auto" sx={{ ...ownDirection, fontWeight: 400, color: 'text.secondary' }}>
        {group || '\u00a0'}
      </Box>
      <Box component="span" dir="auto" sx={ownDirection}>
        {name}
        {unit !== '' && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {` (${unit})`}
          </Box>
        )}
        {sortDirection && <span aria-hidden>{sortDirection === 'ASC' ? ' ▲' : ' ▼'}</span>}
      </Box>
    </Box>
  );
}

interface FactCellProps {
  line: Line;
  attribute: SheetAttribute;
  context: SheetContext;
}

function FactCell({ line, attribute, context }: FactCellProps) {
  const { shown, note } = cellOf(line, attribute, context.words);
  return (
    <Box component="span" dir="auto" sx={ownDirection}>
      {shown}
      {note !== '' && (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
