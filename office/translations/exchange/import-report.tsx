import { Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ImportedEntry, TranslationsReport } from '#contract/office/exchange-view.ts';
import { entryPath } from '#office/screen/format/entry-path.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import { conflictKey, type Side, type Sides } from './choices.ts';
import { ConflictChoice } from './conflict-choice.tsx';

interface ImportReportProps {
  report: TranslationsReport;
  sides: Sides;
  onChoose: (keys: string[], side: Side) => void;
}

/** What an import changes, entry by entry. Conflicts that are left have a choice before the import. */
export function ImportReport({ report, sides, onChoose }: ImportReportProps) {
  const words = useTexts().exchange.import;
  const numbered = report.entries.map((entry, index) => ({ entry, key: index }));
  const shown = numbered.filter(({ entry }) => isReported(entry));
  const hidden = numbered.length - shown.length;
  const keys = report.entries.flatMap((entry) => entry.conflicts.map(({ path }) => conflictKey(entry, path)));
  return (
    <>
      {report.dryRun && keys.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={() => onChoose(keys, 'ours')}>
            {words.allOurs}
          </Button>
          <Button variant="outlined" size="small" onClick={() => onChoose(keys, 'file')}>
            {words.allFile}
          </Button>
        </Box>
      )}
      <Box
        component="ul"
        aria-label={words.entries}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: shown.length > 0 ? 'grid' : 'none', gap: 1.5 }}
      >
        {shown.map(({ entry, key }) => (
          <Paper key={key} component="li" variant="outlined" sx={{ padding: 1.5 }}>
            <Entry entry={entry} lang={report.lang} isPreview={report.dryRun} sides={sides} onChoose={onChoose} />
          </Paper>
        ))}
      </Box>
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.unchangedEntries({ count: hidden })}
        </Typography>
      )}
    </>
  );
}

const isReported = ({ texts, conflicts, refused, reason }: ImportedEntry): boolean =>
  reason !== null || texts.length + conflicts.length + refused.length > 0;

interface EntryProps extends Pick<ImportReportProps, 'sides' | 'onChoose'> {
  entry: ImportedEntry;
  lang: string;
  isPreview: boolean;
}

function Entry({ entry, lang, isPreview, sides, onChoose }: EntryProps) {
  const { exchange, shell, entities } = useTexts();
  const words = exchange.import;
  const timeText = useTimeText();
  const { id, type, title, texts, unchanged, conflicts, refused, reason, publishAt } = entry;
  // An import applies a chosen conflict as a text.
  const left = conflicts.filter(({ chosen }) => isPreview || !chosen);
  return (
    <>
      <Typography component="h3" variant="h3">
        {type === null ? (
          title
        ) : (
          // In a new tab: the report and the choices stay.
          <MuiLink
            component={Link}
            to={`${entryPath(type, id)}?lang=${lang}`}
            target="_blank"
            aria-label={`${title} ${shell.newTab}`}
            underline="hover"
            color="textPrimary"
          >
            {title}
          </MuiLink>
        )}{' '}
        {type !== null && (
          <Typography component="span" variant="body2" color="textSecondary">
            {entities[type].label.one}
          </Typography>
        )}
      </Typography>
      {reason !== null && <Line isTrouble>{words.refusedEntry({ reason })}</Line>}
      {publishAt !== null && <Line isTrouble>{words.scheduled({ time: timeText(publishAt) })}</Line>}
      {texts.map(({ path, label, how, outdated }) => (
        <Line key={path}>
          {words.texts[how]({ label })}
          {outdated && `, ${words.outdated}`}
        </Line>
      ))}
      {refused.map((text) => (
        <Line key={`${text.label} ${text.reason}`} isTrouble>
          {words.refused(text)}
        </Line>
      ))}
      {unchanged > 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.unchanged({ count: unchanged })}
        </Typography>
      )}
      {left.map((conflict) => (
        <ConflictChoice
          key={conflict.path}
          conflict={conflict}
          lang={lang}
          side={sides.get(conflictKey(entry, conflict.path)) ?? 'ours'}
          onChoose={isPreview ? (side) => onChoose([conflictKey(entry, conflict.path)], side) : undefined}
        />
      ))}
    </>
  );
}

function Line({ isTrouble = false, children }: { isTrouble?: boolean; children: ReactNode }) {
  return (
    <Typography variant="body2" color={isTrouble ? 'warning' : 'textPrimary'} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
