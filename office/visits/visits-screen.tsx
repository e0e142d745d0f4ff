import { Box, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getVisits } from '#contract/calls/office/visits.ts';
import { client } from '../providers/client.ts';
import { Empty } from '../screen/empty.tsx';
import { useListState } from '../screen/list/list-state.ts';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { DaysTable } from './days-table.tsx';
import { PagesTable } from './pages-table.tsx';
import { PeriodChoice, periodOf } from './period-choice.tsx';
import { VisitPlot } from './visit-plot.tsx';

const periods = [30, 90, 365] as const;

/** The numbers of page views. */
export function VisitsScreen() {
  const { visits: texts } = useTexts();
  const state = useListState();
  const days = periodOf(periods, state);
  const answer = useQuery({
    queryKey: ['visits', days],
    queryFn: ({ signal }) => client.call(getVisits, { days }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={<PeriodChoice periods={periods} state={state} texts={texts} />}
    >
      <Loaded of={answer}>
        {(figures) =>
          figures.total === 0 ? (
            <Empty title={texts.nothing} hint={texts.nothingHint} />
          ) : (
            <Stack spacing={2.5}>
              <Panel
                title={texts.plot}
                aside={
                  <Typography variant="body2" color="textSecondary">
                    {texts.total({
                      visits: figures.total,
                      days: figures.days.length,
                      average: Math.round(figures.total / Math.max(1, figures.days.length)),
                    })}
                  </Typography>
                }
              >
                <VisitPlot days={figures.days} total={figures.total} />
                <DaysTable days={figures.days} />
              </Panel>
              <Box>
                <PagesTable pages={figures.pages} total={figures.total} />
              </Box>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
