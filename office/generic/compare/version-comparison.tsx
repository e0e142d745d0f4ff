import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { EntryRevision } from '#contract/office/entry-view.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { DifferenceView } from './difference-view.tsx';
import { differencesOf } from './differences.ts';

interface VersionComparisonProps {
  revisions: readonly EntryRevision[];
  current: EntryRevision;
  fields: readonly FieldDescription[];
  only: string | undefined;
  onRestore?: (revision: EntryRevision) => void;
}

/** What a version changed, or how it differs from the current one, with a button to restore it. */
export function VersionComparison({ revisions, current, fields, only, onRestore }: VersionComparisonProps) {
  const words = useTexts().entries.history;
  const id = useId();
  const place = revisions.indexOf(current);
  const latest = revisions[0];
  const isLatest = current === latest;
  const earlier = revisions[place + 1];
  const [against, setAgainst] = useState<'before' | 'current'>(isLatest || earlier ? 'before' : 'current');
  const other = against === 'before' ? earlier : latest;
  // The older version is first, whichever was chosen.
  const [before, after] = against === 'before' ? [other, current] : [current, other];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          marginBlockEnd: 2,
          paddingBlockStart: 1,
        }}
      >
        {!isLatest && (
          <TextField
            select
            id={id}
            label={words.compareWith}
            value={against}
            onChange={({ target }) => setAgainst(target.value === 'before' ? 'before' : 'current')}
            sx={{ maxWidth: 260 }}
          >
            <MenuItem value="before" disabled={!earlier}>
              {words.before}
            </MenuItem>
            <MenuItem value="current">{words.current}</MenuItem>
          </TextField>
        )}
        {onRestore && !isLatest && (
          <Button variant="contained" onClick={() => onRestore(current)}>
            {words.restore}
          </Button>
        )}
      </Box>
      {before && after ? (
        <Differences before={before} after={after} fields={fields} only={only} />
      ) : (
        <Typography color="textSecondary">{words.first}</Typography>
      )}
    </Box>
  );
}

interface DifferencesProps {
  before: EntryRevision;
  after: EntryRevision;
  fields: readonly FieldDescription[];
  only: string | undefined;
}

function Differences({ before, after, fields, only }: DifferencesProps) {
  const formats = useFormats();
  const words = useTexts().entries.history;
  const found = differencesOf(fields, before, after).filter(({ lang = '' }) => only === undefined || lang === only);
  if (found.length === 0) return <Typography color="textSecondary">{words.same}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {found.map(({ path, field, lang, before: old, after: now }) => (
        <Box key={path}>
          <Typography variant="h3" sx={{ marginBlockEnd: 0.5 }}>
            {field.label}
            {lang !== undefined && ` (${words.translation({ name: formats.languageName(lang) })})`}
          </Typography>
          <DifferenceView field={field} before={old} after={now} />
        </Box>
      ))}
    </Box>
  );
}
