import { Alert, Button } from '@mui/material';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { useMe } from '#office/shell/me.ts';
import { dayIn } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

/** Says above a form that its entry is due for review. */
export function ReviewNote({ entry, onReview }: { entry: EditedEntry; onReview: () => void }) {
  const words = useTexts().entries.review;
  const { timeZone } = useMe();
  const { day } = useFormats();
  const { reviewOn, reviewer, trashedAt } = entry;
  if (reviewOn === null || trashedAt !== null || reviewOn > dayIn(timeZone, new Date())) return null;
  const since = { when: day(reviewOn) };
  return (
    <Alert
      severity="info"
      sx={{ marginBlockEnd: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}
      action={
        <Button color="inherit" onClick={onReview}>
          {words.confirmDone}
        </Button>
      }
    >
      {reviewer ? words.dueTo({ ...since, name: reviewer.name }) : words.due(since)}
    </Alert>
  );
}
