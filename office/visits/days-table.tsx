import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { VisitFigures } from '#contract/office/privacy-view.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useTexts } from '../texts/texts.ts';

/** The data of the plot as a table, the latest day first; collapsed at first. */
export function DaysTable({ days }: Pick<VisitFigures, 'days'>) {
  const formats = useFormats();
  const { visits: texts } = useTexts();
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', fontSize: '0.875rem', py: 0.75 }}>
        {texts.table}
      </Box>
      <Box
        role="region"
        aria-label={texts.table}
        // It scrolls, so it must be focusable for keyboards.
        tabIndex={0}
        sx={{ maxHeight: 360, overflow: 'auto', maxWidth: 420 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{texts.day}</TableCell>
              <TableCell align="right">{texts.visits}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map(({ day, visits }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {formats.day(day)}
                </TableCell>
                <TableCell align="right">{formats.number(visits)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
