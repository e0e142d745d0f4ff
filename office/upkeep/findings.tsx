import { Box, Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Finding } from '#contract/office/upkeep-view.ts';
import { filePath } from '../files/file-path.ts';
import { entryPath } from '../screen/format/entry-path.ts';
import { Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { outdatedPath } from '../translations/outdated-path.ts';
import { DismissFinding } from './dismiss-finding.tsx';

const firstShown = 8;

/** The findings by kind. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return (
    <>
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} findings={findings.filter((finding) => finding.kind === kind)} />
      ))}
    </>
  );
}

const linkOf = ({ entry, src, lang }: Finding): string | undefined => {
  if (entry) return entryPath(entry.type, entry.id);
  if (lang !== undefined) return outdatedPath(lang);
  return src === undefined ? undefined : filePath(src);
};

function Group({ kind, findings }: { kind: Finding['kind']; findings: readonly Finding[] }) {
  const { health: texts } = useTexts().owner;
  const [isWhole, setWhole] = useState(false);
  const [dismissing, setDismissing] = useState<Finding>();
  const shown = isWhole ? findings : findings.slice(0, firstShown);
  return (
    <Panel title={texts.findings[kind]} aside={<Chip size="small" label={findings.length} />}>
      <FindingList spacing={0.75}>
        {shown.map((finding) => (
          <FindingRow key={finding.key} finding={finding}>
            <Button
              size="small"
              onClick={() => setDismissing(finding)}
              aria-label={texts.dismissThis({ finding: finding.text })}
              sx={{ flexShrink: 0 }}
            >
              {texts.dismiss}
            </Button>
          </FindingRow>
        ))}
      </FindingList>
      {shown.length < findings.length && (
        <Button size="small" sx={{ mt: 1, marginInlineStart: -0.5 }} onClick={() => setWhole(true)}>
          {texts.showAll({ all: findings.length })}
        </Button>
      )}
      {dismissing && <DismissFinding finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </Panel>
  );
}

export const FindingList = ({ spacing, children }: { spacing: number; children: ReactNode }) => (
  <Stack component="ul" spacing={spacing} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Stack>
);

/** A finding, what else is known of it, and its button. */
export const FindingRow = (props: { finding: Finding; note?: string; children: ReactNode }) => (
  <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <FindingText finding={props.finding} />
      {props.note !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {props.note}
        </Typography>
      )}
    </Box>
    {props.children}
  </Stack>
);

/** The text of a finding, with a link to the place to fix it. */
function FindingText({ finding }: { finding: Finding }) {
  const to = linkOf(finding);
  if (to === undefined) return <Typography variant="body2">{finding.text}</Typography>;
  return (
    <MuiLink component={Link} to={to} variant="body2">
      {finding.text}
    </MuiLink>
  );
}
