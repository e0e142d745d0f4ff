import {
  Box,
  Checkbox,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link, useLocation } from 'react-router';
import type { listTranslations } from '#contract/calls/office/translations.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { entryPath } from '../screen/format/entry-path.ts';
import { hiddenFromSight } from '../screen/hidden-from-sight.ts';
import { stackedTable } from '../screen/list/stacked-table.tsx';
import { useTexts } from '../texts/texts.ts';
import type { Cell, Person } from './actions.ts';
import { sidePath } from './side-path.ts';
import { StateChip } from './state-chip.tsx';
import { TaskNote } from './task-note.tsx';
import type { Selection } from './use-selection.ts';

export type Row = CallOutput<typeof listTranslations>['items'][number];

interface TranslationTableProps {
  items: readonly Row[];
  /** The languages that have a column. */
  langs: readonly string[];
  /** Undefined: entries cannot be selected. */
  selection: Selection | undefined;
  people: readonly Person[];
}

/** On phones, the languages of a card are in two columns, each with its name above. */
const twoColumns = {
  '@media (max-width: 720px)': {
    '&& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5, rowGap: 0.75 },
    '&& tbody th': { gridColumn: '1 / -1' },
    // Beside the title.
    '&& tbody td.MuiTableCell-paddingCheckbox': { gridColumn: 1, gridRow: 1, width: 44, ml: -1 },
    '&& tbody td.MuiTableCell-paddingCheckbox + th': { gridRow: 1, pl: 5 },
    '&& td[data-label]::before': { content: 'attr(data-label)', display: 'block' },
  },
} as const;

/** The entries of a page with a cell for each language; on phones, a card for each entry. */
export function TranslationTable({ items, langs, selection, people }: TranslationTableProps) {
  const { entities: entityTexts, entries, translations: texts } = useTexts();
  const formats = useFormats();
  // The way back to the list, and to the next entry of it.
  const { search } = useLocation();
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto', ...twoColumns }}>
      <Table aria-label={texts.table} sx={stackedTable}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <Box component="span" sx={hiddenFromSight}>
                  {texts.selection.select}
                </Box>
              </TableCell>
            )}
            <TableCell>{texts.entry}</TableCell>
            {langs.map((lang) => (
              <TableCell key={lang}>{formats.languageName(lang)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ id, type, title, status, languages }) => {
            const name = title || texts.untitled;
            const path = entryPath(type, id);
            return (
              <TableRow key={id} selected={selection?.has(id) ?? false}>
                {selection && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={selection.has(id)}
                      onChange={() =>
                        selection.has(id) ? selection.remove([id]) : selection.add([{ id, type, title, languages }])
                      }
                      slotProps={{ input: { 'aria-label': texts.selection.selectEntry({ title: name }) } }}
                    />
                  </TableCell>
                )}
                <TableCell component="th" scope="row" sx={{ minWidth: { sm: 200 } }}>
                  <MuiLink component={Link} to={path} underline="hover" color="textPrimary" sx={{ fontWeight: 600 }}>
                    <bdi>{name}</bdi>
                  </MuiLink>
                  <Typography component="div" variant="body2" color="textSecondary">
                    {entityTexts[type].label.one}
                    {status !== 'published' && ` · ${entries.states[status]}`}
                  </Typography>
                </TableCell>
                {languages
                  .filter(({ lang }) => langs.includes(lang))
                  .map((cell) => {
                    const { lang, state, outdated, missing } = cell;
                    return (
                      <TableCell key={lang} data-label={formats.languageName(lang)} sx={{ verticalAlign: 'top' }}>
                        <Box component="span" sx={{ display: 'inline-block', verticalAlign: 'middle' }}>
                          <StateChip
                            state={state}
                            outdated={outdated}
                            missing={missing}
                            to={`${sidePath(type, id, lang)}${search}`}
                            name={(label) =>
                              texts.cell({ title: name, language: formats.languageName(lang), state: label })
                            }
                          />
                        </Box>
                        {cell.publication !== status && <PublicationNote publication={cell.publication} />}
                        <TaskNote cell={cell} people={people} />
                      </TableCell>
                    );
                  })}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Paper>
  );
}

/** What visitors do not see yet of an entry in a language. */
function PublicationNote({ publication }: Pick<Cell, 'publication'>) {
  const { entries, form } = useTexts();
  if (publication === undefined || publication === 'published') return null;
  return (
    <Typography component="div" variant="caption" color="textSecondary" sx={{ mt: 0.25 }}>
      {publication === 'changed' ? form.publication.changed : entries.states[publication]}
    </Typography>
  );
}
