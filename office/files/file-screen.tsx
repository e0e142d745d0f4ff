import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type getFile, removeFiles } from '#contract/calls/office/files.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { notify } from '#office/shell/notify.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { ActionDialog } from '../screen/dialogs/action-dialog.tsx';
import { entryPath } from '../screen/format/entry-path.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { Columns } from '../screen/list/columns.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Fact, Panel } from '../screen/panel.tsx';
import { useMay } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { FileForm } from './file-form.tsx';
import { kindOf, nameOf } from './file-kind.ts';
import { useFile } from './library/use-files.ts';
import { PdfHint } from './pdf-hint.tsx';
import { Permalink } from './permalink.tsx';
import { ReplaceButton } from './replace-button.tsx';

type FileView = CallOutput<typeof getFile>;

/** One file: its data, its uses and its actions. */
export function FileScreen() {
  const { files: texts } = useTexts();
  const [params] = useSearchParams();
  const src = params.get('src') ?? '';
  const answer = useFile(src);
  return (
    <Page title={answer.data ? nameOf(answer.data) : texts.title} back={{ to: '/files', label: texts.back }}>
      <Loaded of={answer}>{(file) => <FileView key={file.src} file={file} />}</Loaded>
    </Page>
  );
}

function FileView({ file }: { file: FileView }) {
  const may = useMay();
  return (
    <Columns shares={[3, 2]}>
      <FileForm file={file} disabled={!may('ChangeFile')} />
      <Stack spacing={2.5} sx={{ minWidth: 0 }}>
        <PdfHint file={file} />
        <UsedIn file={file} />
        <Permalink file={file} />
        <Facts file={file} />
      </Stack>
    </Columns>
  );
}

function UsedIn({ file }: { file: FileView }) {
  const entityTexts = useTexts().entities;
  const { files: texts } = useTexts();
  const may = useMay();
  if (file.usedIn.length === 0) {
    return (
      <Panel title={texts.usedIn}>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {texts.usedNowhere}
        </Typography>
        {may('RemoveFiles') && <RemoveButton src={file.src} />}
      </Panel>
    );
  }
  return (
    <Panel title={texts.usedIn}>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {file.usedIn.map(({ type, id, title }) => (
          <li key={`${type}-${id}`}>
            <MuiLink component={Link} to={entryPath(type, id)} dir="auto">
              {title}
            </MuiLink>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {entityTexts[type].label.one}
            </Typography>
          </li>
        ))}
      </Stack>
      {may('RemoveFiles') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.usedHint}
        </Typography>
      )}
    </Panel>
  );
}

function RemoveButton({ src }: { src: string }) {
  const { files: texts } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { refused } = await client.call(removeFiles, { srcs: [src] });
    if (refused[0]) throw new HttpError('conflict', refused[0].reason);
    notify(texts.removed({ count: 1 }), { type: 'success' });
    await navigate('/files');
    await queries.invalidateQueries({ queryKey: ['files'] });
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && (
        <ActionDialog
          title={texts.removeTitle({ count: 1 })}
          action={texts.remove}
          danger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {texts.removeOneHint}
        </ActionDialog>
      )}
    </>
  );
}

function Facts({ file }: { file: FileView }) {
  const formats = useFormats();
  const { files: texts } = useTexts();
  const may = useMay();
  const times = useTimes();
  return (
    <Panel title={texts.facts}>
      <Box component="dl" sx={{ m: 0, mb: 2 }}>
        <Fact name={texts.type}>
          {texts.kinds[kindOf(file)]} ({file.mediaType})
        </Fact>
        <Fact name={texts.size}>{formats.bytes(file.bytes)}</Fact>
        {file.width !== null && file.height !== null && (
          <Fact name={texts.pixels}>{texts.pixelsOf({ width: file.width, height: file.height })}</Fact>
        )}
        <Fact name={texts.added}>{texts.addedBy({ when: times.full(file.addedAt), who: file.addedBy })}</Fact>
        <Fact name={texts.address}>
          <MuiLink href={file.src} target="_blank" rel="noreferrer">
            {file.src}
          </MuiLink>
        </Fact>
      </Box>
      {may('ReplaceFile') && <ReplaceButton file={file} />}
    </Panel>
  );
}
