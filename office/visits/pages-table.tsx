import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { VisitFigures } from '#contract/office/privacy-view.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { hiddenFromSight } from '../screen/hidden-from-sight.ts';
import { Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';

/** The most read pages, each with its share of all visits. */
export function PagesTable({ pages, total }: Pick<VisitFigures, 'pages' | 'total'>) {
  const formats = useFormats();
  const { visits: texts, shell } = useTexts();
  return (
    <Panel title={texts.pages}>
      <Table size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ paddingInlineStart: 0 }}>{texts.page}</TableCell>
            <TableCell align="right" sx={{ width: '6.5rem' }}>
              {texts.visits}
            </TableCell>
            <TableCell sx={{ width: { xs: '4.5rem', sm: '30%' }, paddingInlineEnd: 0 }}>{texts.share}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pages.map(({ page, visits }) => (
            <TableRow key={page}>
              <TableCell component="th" scope="row" sx={{ paddingInlineStart: 0, overflowWrap: 'anywhere' }}>
                {page === '' ? (
                  texts.others
                ) : (
                  <Link href={page} target="_blank" rel="noopener" underline="hover">
                    {page === '/' ? texts.home : page}
                    <Box component="span" sx={hiddenFromSight}>
                      {` ${shell.newTab}`}
                    </Box>
                  </Link>
                )}
              </TableCell>
              <TableCell align="right">{formats.number(visits)}</TableCell>
              <TableCell sx={{ paddingInlineEnd: 0 }}>
                <Share part={visits / Math.max(1, total)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Share({ part }: { part: number }) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="span" sx={{ minWidth: '3.25em', fontVariantNumeric: 'tabular-nums' }}>
        {formats.percent(part)}
      </Box>
      <Box
        component="svg"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, height: 8, color: 'primary.main' }}
      >
        <rect width={part * 100} height={8} fill="currentColor" />
      </Box>
    </Box>
  );
}
