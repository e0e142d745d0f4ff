import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeFiles } from '#contract/calls/office/files.ts';
import { client } from '#office/providers/client.ts';
import { ActionDialog } from '#office/screen/dialogs/action-dialog.tsx';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';

export interface MarkedBarProps {
  srcs: readonly string[];
  onMarkAll(): void;
  onUnmark(): void;
}

const maxBatch = 100;

/** The actions for the selected files. */
export function MarkedBar({ srcs, onMarkAll, onUnmark }: MarkedBarProps) {
  const { files: texts, shell } = useTexts();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [stayed, setStayed] = useState<readonly { src: string; reason: string }[]>([]);

  const remove = async () => {
    const { done, refused } = await client.call(removeFiles, { srcs: srcs.slice(0, maxBatch) });
    await queries.invalidateQueries({ queryKey: ['files'] });
    if (done.length > 0) notify(texts.removed({ count: done.length }), { type: 'success' });
    setStayed(refused);
    if (refused.length === 0) onUnmark();
  };

  return (
    <Paper variant="outlined" sx={{ mb: 2, p: 1.5, position: 'sticky', top: 64, zIndex: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status" sx={{ marginInlineEnd: 'auto', fontWeight: 600 }}>
          {texts.marked({ count: srcs.length })}
        </Typography>
        <Button onClick={onMarkAll}>{texts.markAll}</Button>
        <Button onClick={onUnmark}>{texts.unmark}</Button>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </Stack>
      {stayed.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }} onClose={() => setStayed([])} closeText={shell.close}>
          {texts.notRemoved}
          <ul>
            {stayed.map(({ src, reason }) => (
              <li key={src}>
                {src}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {asking && (
        <ActionDialog
          title={texts.removeTitle({ count: srcs.length })}
          action={texts.remove}
          danger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {texts.removeHint}
        </ActionDialog>
      )}
    </Paper>
  );
}
