import Download from '@mui/icons-material/DownloadOutlined';
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { exportImportReport } from '#contract/calls/office/transfer.ts';
import type { ImportProgress } from '#contract/office/upkeep-view.ts';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { useTexts } from '#office/texts/texts.ts';

/** What a table changes, or has changed, and each problem with its line and column. */
export function TableReport({ progress }: { progress: ImportProgress }) {
  const words = useTexts().tables;
  const { state, dryRun, created, changed, unchanged, done, total, findings, id } = progress;
  const counts = words.counts({ created, changed, unchanged });
  const failure = findings.find(({ kind }) => kind === 'failed')?.text ?? '';
  const report = useRef<HTMLDivElement>(null);
  const isOver = state !== 'running';
  // The report is below the columns: the focus brings it into view, and screen readers to it.
  useEffect(() => {
    if (isOver) report.current?.focus();
  }, [isOver]);
  return (
    <Box ref={report} tabIndex={-1} sx={{ outline: 'none' }}>
      <Box role="status">
        {state === 'running' ? (
          <Typography variant="body2">{words.progress({ done, total: total ?? 0 })}</Typography>
        ) : (
          <Alert severity={state === 'failed' ? 'error' : dryRun ? 'info' : 'success'}>
            {state === 'failed' ? failure : dryRun ? words.checked({ counts }) : words.imported({ counts })}
          </Alert>
        )}
      </Box>
      {state === 'running' && (
        <LinearProgress
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.round((done / total) * 100) : 0}
          aria-label={words.bar}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      {state !== 'running' && <Problems findings={findings.filter(({ kind }) => kind !== 'failed')} id={id} />}
    </Box>
  );
}

function Problems({ findings, id }: Pick<ImportProgress, 'findings' | 'id'>) {
  const words = useTexts().tables;
  if (findings.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography component="h3" variant="h3">
        {words.problems({ count: findings.length })}
      </Typography>
      <TableContainer
        sx={{ maxHeight: { md: 360 }, marginBlock: 1, '& td': { verticalAlign: 'top' } }}
        tabIndex={0}
        role="region"
        aria-label={words.problemTable}
      >
        <Table size="small" stickyHeader sx={{ '& td, & th': { paddingInline: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{words.line}</TableCell>
              <TableCell>{words.column}</TableCell>
              <TableCell>{words.reason}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {findings.map(({ line, column, text }) => (
              <TableRow key={`${line} ${column} ${text}`}>
                <TableCell>{line ?? ''}</TableCell>
                <TableCell dir="auto" sx={{ overflowWrap: 'anywhere', width: '30%' }}>
                  {column ?? ''}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button
        component="a"
        size="small"
        variant="outlined"
        href={downloadAddress(exportImportReport, { id, part: 'findings' })}
        download
        startIcon={<Download />}
      >
        {words.download}
      </Button>
    </Box>
  );
}
