import Add from '@mui/icons-material/Add';
import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { Columns } from '#office/screen/list/columns.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import { useOverview } from '#office/shell/counts.ts';
import { mayChange, useMay, useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { Drafts } from './drafts.tsx';
import { EntryLines } from './entry-lines.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TaskCards } from './task-cards.tsx';
import { reviewsId, tasksOf } from './tasks.ts';

/** The start screen: open tasks, scheduled entries and recent changes. */
export function OverviewScreen() {
  const { overview: texts } = useTexts();
  const me = useMe();
  const answer = useOverview();
  const mayWrite = useMay()('SaveEntry');
  // A role without write access has no drafts to finish.
  const tasks = (answer.data ? tasksOf(answer.data) : []).filter(({ name }) => name !== 'drafts' || mayWrite);
  const intro = answer.data && (tasks.length > 0 ? texts.hello({ name: me.name }) : texts.calm({ name: me.name }));
  return (
    <Page
      title={texts.title}
      intro={intro}
      actions={
        mayChange(me.role, 'news') && (
          <Button component={Link} to="/news/create" variant="contained" startIcon={<Add />}>
            {texts.write}
          </Button>
        )
      }
    >
      <Loaded of={answer}>
        {({ drafts, scheduled, recent, reviews }) => (
          <Stack spacing={2.5}>
            <FirstSteps />
            <TaskCards tasks={tasks} />
            <Columns>
              <Stack spacing={2.5} sx={{ minWidth: 0 }}>
                {reviews.length > 0 && (
                  <Box
                    id={reviewsId}
                    tabIndex={-1}
                    sx={{ scrollMarginTop: 72, '&:focus-visible': { outline: 'none' } }}
                  >
                    <EntryLines what="reviews" entries={reviews} />
                  </Box>
                )}
                {drafts > 0 && <Drafts />}
                <EntryLines what="scheduled" entries={scheduled} />
              </Stack>
              <EntryLines what="recent" entries={recent} />
            </Columns>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
