import { Box, Typography } from '@mui/material';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { useTexts } from '#office/texts/texts.ts';
import { cellOf } from '../model/cells.ts';
import type { Position } from '../model/paste.ts';
import type { Sheet } from '../use-sheet.ts';

interface ActiveCellProps {
  sheet: Sheet;
  attributes: readonly SheetAttribute[];
  position: Position | undefined;
}

/** The active cell in full above the grid: long texts, the note, and what is wrong with it. */
export function ActiveCell({ sheet, attributes, position }: ActiveCellProps) {
  const { sheet: words, rules, form } = useTexts();
  const line = position && sheet.lines[position.row];
  const attribute = position && attributes[position.column];
  const cell = line && attribute && cellOf(line, attribute, sheet.context.words);
  const kept = cell?.kept && form.facts.kept({ problem: ruleText(cell.kept, rules) });
  return (
    <Box sx={{ minHeight: { xs: 56, sm: 36 }, paddingBlockEnd: 1 }}>
      {cell && (
        <Typography variant="body2">
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words.cell({ product: line.row.title, attribute: attribute.name })}
          </Box>{' '}
          <bdi>{cell.shown || words.empty}</bdi>
          {cell.note !== '' && (
            <>
              {' · '}
              <bdi>{cell.note}</bdi>
            </>
          )}
          {cell.problem && (
            <Box component="span" sx={{ color: 'error.main', fontWeight: 600, marginInlineStart: 1 }}>
              {ruleText(cell.problem, rules)}
            </Box>
          )}
          {kept && (
            <Box component="span" sx={{ color: 'warning.main', marginInlineStart: 1 }}>
              {kept}
            </Box>
          )}
        </Typography>
      )}
    </Box>
  );
}
