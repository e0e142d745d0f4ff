import { Alert } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { restoreFinding } from '#contract/calls/office/upkeep.ts';
import type { DismissedFinding } from '#contract/office/upkeep-view.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { useInvalidate } from '../providers/use-call.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { focusBeside } from '../screen/focus-beside.ts';
import { useTimes } from '../screen/format/use-times.ts';
import { Panel } from '../screen/panel.tsx';
import { overviewKey } from '../shell/counts.ts';
import { useTexts } from '../texts/texts.ts';
import { FindingList, FindingRow } from './findings.tsx';

interface Restoring {
  finding: DismissedFinding;
  button: Element;
}

/** Dismissed findings with their reasons; each can be shown again. */
export function DismissedFindings({ findings }: { findings: readonly DismissedFinding[] }) {
  const texts = useTexts();
  const { health: words } = texts.owner;
  const times = useTimes();
  const invalidate = useInvalidate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ finding: { key, at } }: Restoring) => client.call(restoreFinding, { key, seen: at }),
    onSuccess: (_, { button }) => focusBeside(button)(),
    onSettled: () => invalidate(['health'], overviewKey),
  });
  return (
    <Panel title={words.dismissed}>
      {error && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      <FindingList spacing={1}>
        {findings.map((finding) => (
          <FindingRow
            key={finding.key}
            finding={finding}
            note={words.dismissedBy({ reason: finding.reason, by: finding.by, when: times.full(finding.at) })}
          >
            <BusyButton
              size="small"
              disabled={isPending}
              onClick={({ currentTarget }) => mutate({ finding, button: currentTarget })}
              aria-label={words.showThisAgain({ finding: finding.text })}
              sx={{ flexShrink: 0 }}
            >
              {words.showAgain}
            </BusyButton>
          </FindingRow>
        ))}
      </FindingList>
    </Panel>
  );
}
