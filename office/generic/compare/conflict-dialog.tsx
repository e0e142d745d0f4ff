import { Box, Button, Chip, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useMemo, useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, valuesOf } from '../form/entry-values.ts';
import type { Conflict } from '../saving/use-saving.ts';
import { type Clash, clashesOf, mergedOf, proposed, type Side } from './merge.ts';
import { ValueView } from './value-view.tsx';
import { VersionChoice } from './version-choice.tsx';

interface ConflictDialogProps {
  conflict: Conflict;
  /** The common base of both versions. */
  base: EntryValues;
  fields: readonly FieldDescription[];
  busy: boolean;
  onUse: (values: EntryValues, andSave: boolean) => void;
  onClose: () => void;
}

/** Both versions side by side; the user chooses per field, so that nothing is overwritten unseen. */
export function ConflictDialog({ conflict, base, fields, busy, onUse, onClose }: ConflictDialogProps) {
  const texts = useTexts();
  const words = texts.entries.conflict;
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const timeText = useTimeText();
  const theirs = useMemo(() => valuesOf(fields, conflict.theirs), [fields, conflict]);
  const clashes = useMemo(() => clashesOf(fields, base, conflict.mine, theirs), [fields, base, conflict, theirs]);
  const [sides, setSides] = useState(() => proposed(clashes));
  const takeAll = (side: Side) => setSides(Object.fromEntries(clashes.map(({ path }) => [path, side])));
  const merged = () => mergedOf(clashes, sides, conflict.mine, theirs);
  const { updatedBy, updatedAt } = conflict.theirs;
  return (
    <DialogFrame
      title={words.title}
      onClose={onClose}
      fullScreen={small}
      maxWidth="lg"
      contentSx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button variant="outlined" onClick={() => onUse(merged(), false)}>
            {words.use}
          </Button>
          <BusyButton variant="contained" loading={busy} onClick={() => onUse(merged(), true)}>
            {words.save}
          </BusyButton>
        </>
      }
    >
      <Typography>
        {updatedBy === ''
          ? words.body({ when: timeText(updatedAt) })
          : words.bodyBy({ who: updatedBy, when: timeText(updatedAt) })}
      </Typography>
      {clashes.length === 0 && <Typography>{words.same}</Typography>}
      {clashes.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => takeAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="outlined" onClick={() => takeAll('theirs')}>
            {words.allTheirs}
          </Button>
        </Box>
      )}
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.path}
          clash={clash}
          who={updatedBy}
          side={sides[clash.path] ?? 'mine'}
          onChoose={(side) => setSides((before) => ({ ...before, [clash.path]: side }))}
        />
      ))}
    </DialogFrame>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  who: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function ClashChoice({ clash, who, side, onChoose }: ClashChoiceProps) {
  const formats = useFormats();
  const texts = useTexts();
  const words = texts.entries.conflict;
  const field = clash.field?.label ?? texts.entries.compare.parent;
  const label = clash.lang === undefined ? field : `${field} (${formats.languageName(clash.lang)})`;
  const said = { me: words.changedByYou, them: words.changedByThem, both: words.changedByBoth }[clash.changedBy];
  const version = (of: Side, name: string) => ({
    side: of,
    name,
    content: <ValueView field={clash.field} value={clash[of]} />,
  });
  return (
    <Box>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {label} <Chip size="small" label={said} />
      </Typography>
      <VersionChoice
        label={words.choose({ label })}
        versions={[version('mine', words.mine), version('theirs', who === '' ? words.theirs : words.theirsBy({ who }))]}
        chosen={side}
        onChoose={onChoose}
      />
    </Box>
  );
}
