import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { ImportProgress } from '#contract/office/owner-view.ts';
import { Fact } from '../screen/panel.tsx';
import { useTimes } from '../screen/use-times.ts';
import { useTexts } from '../texts/texts.ts';

/** How far an import is, and what came of it. */
export function ImportReport({ progress }: { progress: ImportProgress }) {
  const { transfer: texts } = useTexts().owner;
  const times = useTimes();
  const { state, done, total, problems, source, startedAt, endedAt } = progress;
  const isRunning = state === 'running';
  const share = total === null || total === 0 ? undefined : Math.round((done / total) * 100);
  return (
    <Box>
      <Box role="status">
        {isRunning ? (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {texts.states.running}: {texts.done(done, total)}. {texts.goesOn}
          </Typography>
        ) : (
          <Alert severity={state === 'failed' ? 'error' : 'success'} sx={{ mb: 1 }}>
            {state === 'failed' ? texts.failed : texts.finished}
          </Alert>
        )}
      </Box>
      {isRunning && (
        <LinearProgress
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
          aria-label={texts.bar}
          sx={{ mb: 2 }}
        />
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={texts.source}>{source}</Fact>
        <Fact name={texts.created}>{progress.created}</Fact>
        <Fact name={texts.changed}>{progress.changed}</Fact>
        <Fact name={texts.unchanged}>{progress.unchanged}</Fact>
        <Fact name={texts.files}>{progress.files}</Fact>
        <Fact name={texts.started}>{times.full(startedAt)}</Fact>
        {endedAt !== null && <Fact name={texts.ended}>{times.full(endedAt)}</Fact>}
      </Box>
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.problems(problems.length)}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, maxHeight: 320, overflow: 'auto' }} tabIndex={0}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
