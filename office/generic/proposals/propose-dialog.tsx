import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { proposeTranslations } from '#contract/calls/office/translations.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type ProposeResult, runProposals } from './run-proposals.ts';
import { allProposalsKey } from './use-proposals.ts';

interface ProposeDialogProps {
  entries: readonly { id: number }[];
  /** At least one. */
  langs: readonly string[];
  onClose: () => void;
  /** Called in place of `onClose` once texts were sent. */
  onDone: () => void;
}

/** Failures that the dialog lists. */
const maxShown = 20;

/** Says what is sent to which host, sends the texts with progress, and shows the result. */
export function ProposeDialog({ entries, langs, onClose, onDone }: ProposeDialogProps) {
  const texts = useTexts();
  const { languageName, list } = useFormats();
  const words = texts.proposals;
  const { mainLanguage, translator } = useMe();
  const queries = useQueryClient();
  const stop = useRef(false);
  const [done, setDone] = useState(0);
  const into = langs.filter((lang) => lang !== mainLanguage.toLowerCase());
  const total = entries.length * into.length;
  const run = useMutation({
    mutationFn: () => {
      stop.current = false;
      setDone(0);
      return runProposals({
        ids: entries.map((entry) => entry.id),
        langs: into,
        call: (input) => client.call(proposeTranslations, input),
        onProgress: setDone,
        isStopped: () => stop.current,
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: allProposalsKey }),
  });
  const { data, error, isPending } = run;
  const isSent = data !== undefined || error !== null;
  const close = isSent ? onDone : onClose;
  const canRepeat = error !== null || (data !== undefined && data.stopped !== null);
  return (
    <DialogFrame
      title={words.title({ count: entries.length })}
      onClose={isPending ? undefined : close}
      actions={
        <>
          {isPending ? (
            <Button
              onClick={() => {
                stop.current = true;
              }}
            >
              {words.stop}
            </Button>
          ) : (
            <Button onClick={close}>{isSent ? words.close : texts.shell.cancel}</Button>
          )}
          {!isPending && (!isSent || canRepeat) && (
            <Button variant="contained" onClick={() => run.mutate()}>
              {isSent ? words.again : words.start}
            </Button>
          )}
        </>
      }
    >
      {!isSent && !isPending && (
        <>
          <p>{words.into({ languages: list(into.map(languageName)) })}</p>
          <Alert severity="info" role="note">
            {words.sent({ host: translator ?? '' })}
          </Alert>
          <p>{words.waits}</p>
        </>
      )}
      {isPending && (
        <>
          <p role="status">{words.progress({ done, total })}</p>
          <LinearProgress variant="determinate" aria-hidden value={total === 0 ? 0 : (done / total) * 100} />
        </>
      )}
      {data && !isPending && <Result {...data} />}
      {error !== null && !isPending && <Alert severity="error">{messageOf(error, texts)}</Alert>}
    </DialogFrame>
  );
}

function Result({ proposed, failures, stopped }: ProposeResult) {
  const words = useTexts().proposals;
  const { languageName } = useFormats();
  const listed = failures.slice(0, maxShown).map((failure, place) => ({ failure, place }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {stopped !== null && <Alert severity="error">{stopped}</Alert>}
      <Alert severity={proposed === 0 ? 'info' : 'success'} role="status">
        {words.done({ count: proposed })}
      </Alert>
      {failures.length > 0 && (
        <Alert severity="warning" role="note">
          {words.failed({ count: failures.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {listed.map(({ failure, place }) => (
              <li key={place}>{words.failure({ ...failure, language: languageName(failure.lang) })}</li>
            ))}
          </Box>
          {failures.length > maxShown && words.more({ count: failures.length - maxShown })}
        </Alert>
      )}
    </Box>
  );
}
