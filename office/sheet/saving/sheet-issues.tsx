import { Alert, Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { Issue, SheetSaving } from './use-sheet-saving.ts';

/** The products that could not be saved, each with its reason and the ways on. */
export function SheetIssues({ saving }: { saving: SheetSaving }) {
  const { issues } = saving;
  if (issues.size === 0) return null;
  return (
    <Box role="group" sx={{ display: 'grid', gap: 1, maxHeight: 280, overflowY: 'auto', marginBlockEnd: 2 }}>
      {[...issues.values()].map((issue) => (
        <IssueNote key={issue.line.row.id} issue={issue} saving={saving} />
      ))}
    </Box>
  );
}

function IssueNote({ issue, saving }: { issue: Issue; saving: SheetSaving }) {
  const texts = useTexts();
  const words = texts.sheet;
  const timeText = useTimeText();
  const { line, message, theirs } = issue;
  const { id, title } = line.row;
  const link = (
    <Box component={Link} to={`/product/${id}`} dir="auto" sx={{ color: 'inherit', fontWeight: 600 }}>
      {title}
    </Box>
  );
  if (!theirs) {
    return (
      <Alert severity="error" onClose={() => saving.close(id)}>
        {link} {message}
      </Alert>
    );
  }
  return (
    <Alert severity="warning">
      {link} {words.changedBy({ who: theirs.updatedBy, when: timeText(theirs.updatedAt) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <Button size="small" variant="outlined" onClick={() => saving.settle(issue, 'keep-typed')}>
          {words.keepMine}
        </Button>
        <Button size="small" onClick={() => saving.settle(issue, 'drop-typed')}>
          {words.takeTheirs}
        </Button>
      </Box>
    </Alert>
  );
}
