import Check from '@mui/icons-material/Check';
import { Box, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { FactEntry } from '#content/attribute/parse-fact.ts';
import { writeFact } from '#content/attribute/write-fact.ts';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { useTexts } from '#office/texts/texts.ts';
import { cellOf, type Line, textOf } from '../model/cells.ts';
import type { SheetContext } from '../model/sheet-state.ts';

interface EditorProps {
  line: Line;
  attribute: SheetAttribute;
  context: SheetContext;
  onChange: (text: string, andClose?: boolean) => void;
  onClose: (commit?: boolean, focusCell?: boolean) => void;
}

/** The text in the editor: typed since it was opened, or that of the cell. */
const editedText = ({ line, attribute, context }: EditorProps): string =>
  line.draft?.text ?? textOf(line, attribute, context.words);

/** Typing in a cell replaces its text: it is selected when the editor opens. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

export function TextEditor(props: EditorProps) {
  const { line, attribute, onChange, onClose } = props;
  const words = useTexts().sheet;
  return (
    <Box
      component="input"
      ref={focusAndSelect}
      value={editedText(props)}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onClose(true, false)}
      aria-label={words.cell({ product: line.row.title, attribute: attribute.name })}
      autoComplete="off"
      dir={attribute.kind === 'number' ? 'ltr' : 'auto'}
      sx={{
        appearance: 'none',
        boxSizing: 'border-box',
        inlineSize: '100%',
        textAlign: 'left',
        blockSize: '100%',
        border: 0,
        paddingBlock: 0,
        paddingInline: '8px',
        font: 'inherit',
        color: 'inherit',
        backgroundColor: 'background.paper',
        // With a font size below 16 pixels, iOS zooms into the page.
        '@media (pointer: coarse)': { fontSize: 16 },
      }}
    />
  );
}

/** Options in a menu below the cell: several of a choice, or yes and no. Each way to close it keeps what is chosen. */
export function OptionsEditor(props: EditorProps) {
  const { line, attribute, context, onChange, onClose } = props;
  const texts = useTexts();
  const { yes, no } = texts.form.facts;
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const isSingle = attribute.kind === 'yesNo';
  const edited: Line = { row: line.row, typed: new Map([[attribute.id, editedText(props)]]) };
  const chosen = cellOf(edited, attribute, context.words).fact?.values ?? [];
  const options: [FactEntry['values'][number], string][] = isSingle
    ? [
        [true, yes],
        [false, no],
      ]
    : attribute.options.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const]));
  const choose = (value: FactEntry['values'][number]) => {
    const isChosen = chosen.includes(value);
    const others = isSingle ? [] : chosen.filter((each) => each !== value);
    const known = options.map(([each]) => each);
    const values = known.filter((each) => (each === value ? !isChosen : others.includes(each)));
    onChange(writeFact({ values, upTo: null, text: '', note: '' }, attribute, context.words), isSingle);
  };
  return (
    <Box ref={setCell} sx={{ position: 'absolute', inset: 0 }}>
      {cell && (
        <Menu
          open
          anchorEl={cell}
          onClose={() => onClose(true)}
          slotProps={{
            list: {
              'aria-label': texts.sheet.cell({ product: line.row.title, attribute: attribute.name }),
              dense: true,
            },
          }}
        >
          {options.map(([value, name]) => (
            <MenuItem
              key={String(value)}
              role={isSingle ? 'menuitemradio' : 'menuitemcheckbox'}
              aria-checked={chosen.includes(value)}
              onClick={() => choose(value)}
            >
              <Check
                fontSize="small"
                sx={{ marginInlineEnd: 1, visibility: chosen.includes(value) ? 'visible' : 'hidden' }}
              />
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
