import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { exportApplications } from '#contract/calls/office/inbox.ts';
import { applicationStatus } from '#contract/office/inbox-view.ts';
import { ErasePerson } from '#office/privacy/erase-person.tsx';
import { Empty } from '#office/screen/empty.tsx';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { ListResults } from '#office/screen/list/list-results.tsx';
import { useListState } from '#office/screen/list/list-state.ts';
import { Page } from '#office/screen/page.tsx';
import { useMay } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { ApplicationTable } from './application-table.tsx';
import { useApplications } from './use-applications.ts';

/** Applications, by job and department. */
export function ApplicationsScreen() {
  const { inbox } = useTexts();
  const texts = inbox.applications;
  const may = useMay();
  const state = useListState();
  const [erasing, setErasing] = useState(false);
  const parsed = applicationStatus.safeParse(state.value('status'));
  const narrowed = {
    status: parsed.success ? parsed.data : undefined,
    words: state.value('words') || undefined,
    department: Number(state.value('department')) || undefined,
    career: Number(state.value('career')) || undefined,
  };
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  const answer = useApplications({ ...narrowed, skip: state.skip, take: state.take });

  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <>
          <Button component="a" href={downloadAddress(exportApplications, narrowed)} download startIcon={<Download />}>
            {inbox.export}
          </Button>
          {may('ErasePerson') && <Button onClick={() => setErasing(true)}>{inbox.erasure.open}</Button>}
        </>
      }
    >
      <ApplicationFilters state={state} />
      <ListResults
        of={answer}
        state={state}
        empty={
          isNarrowed ? (
            <Empty title={texts.noMatch} hint={texts.noMatchHint}>
              <Button onClick={() => state.change({ status: '', words: '', department: '', career: '' })}>
                {texts.showAll}
              </Button>
            </Empty>
          ) : (
            <Empty title={texts.nothing} hint={texts.nothingHint} />
          )
        }
      >
        {(items) => <ApplicationTable applications={items} />}
      </ListResults>
      {erasing && <ErasePerson onClose={() => setErasing(false)} />}
    </Page>
  );
}
