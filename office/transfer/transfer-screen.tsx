import Download from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportContent, getImport, importArchive } from '#contract/calls/office/transfer.ts';
import type { ImportSummary } from '#contract/office/upkeep-view.ts';
import { sendUpload } from '../files/uploads/send-upload.ts';
import { UploadButton } from '../files/uploads/upload-button.tsx';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { downloadAddress } from '../screen/format/download-address.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { Columns } from '../screen/list/columns.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { BackendImport } from './backend-import.tsx';
import { ImportReport, ReportDownloads } from './import-report.tsx';
import { useAfterImport } from './use-after-import.ts';

const importKey = ['import'] as const;
const pollMs = 1_000;

/** Export and import of the whole content. */
export function TransferScreen() {
  const { transfer: texts } = useTexts();
  const answer = useQuery({
    queryKey: importKey,
    queryFn: ({ signal }) => client.call(getImport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.current?.state === 'running' ? pollMs : false),
  });
  const isRunning = answer.data?.current?.state === 'running';
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Columns from="md">
        <Stack spacing={2.5} sx={{ minWidth: 0 }}>
          <Panel title={texts.export} intro={texts.exportHelp}>
            <Button
              component="a"
              variant="outlined"
              href={downloadAddress(exportContent, {})}
              download
              startIcon={<Download />}
            >
              {texts.download}
            </Button>
          </Panel>
          <ArchiveImport disabled={isRunning} />
          <BackendImport disabled={isRunning} />
        </Stack>
        <Panel title={texts.progress}>
          <Loaded of={answer} lines={3}>
            {({ current, earlier }) => (
              <>
                {current ? <ImportReport progress={current} /> : <Typography variant="body2">{texts.none}</Typography>}
                <EarlierImports imports={earlier} />
              </>
            )}
          </Loaded>
        </Panel>
      </Columns>
    </Page>
  );
}

function EarlierImports({ imports }: { imports: ImportSummary[] }) {
  const { transfer: texts } = useTexts();
  const times = useTimes();
  if (imports.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 3 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer' }}>
        {texts.earlier}
      </Typography>
      {imports.map(({ id, source, dryRun, state, startedAt }) => (
        <Box key={id} sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {texts.earlierLine({
              kind: texts.earlierKinds[dryRun ? 'check' : 'import'],
              when: times.full(startedAt),
              source,
              state: texts.states[state],
            })}
          </Typography>
          <ReportDownloads id={id} />
        </Box>
      ))}
    </Box>
  );
}

function ArchiveImport({ disabled }: { disabled: boolean }) {
  const texts = useTexts();
  const { transfer: words } = texts;
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return sendUpload(importArchive, { file }, { onProgress: setShare });
    },
    onSuccess: useAfterImport(),
  });
  return (
    <Panel title={words.archive} intro={words.archiveHelp}>
      <UploadButton
        variant="outlined"
        label={words.chooseArchive}
        accept=""
        disabled={disabled}
        loading={isPending}
        onFiles={([file]) => {
          if (file) mutate(file);
        }}
      />
      {isPending && (
        <LinearProgress
          sx={{ mt: 2 }}
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={words.sending}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(error, texts)}
        </Alert>
      )}
    </Panel>
  );
}
