import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { LanguageChecks } from '#office/generic/languages/language-checks.tsx';
import { chosenOf, type LanguageChoice } from '#office/generic/languages/language-choices.ts';
import { ShortForm } from '#office/screen/dialogs/short-form.tsx';
import { useMe } from '#office/shell/me.ts';
import { fromWallTime, toWallTime } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { EndField, endOf } from '../end-field.tsx';

interface ScheduleDialogProps {
  current: string | null;
  /** When it goes offline; null: never. */
  end: string | null;
  /** Visitors see an earlier version until then. */
  isPublic: boolean;
  /** The languages to choose from. */
  choices: readonly LanguageChoice[];
  /** `languages`: undefined for all. */
  onSchedule: (at: string, languages: string[] | undefined, end: string | null) => void;
  onClose: () => void;
}

/** The next full hour. */
const soon = (now: Date) => new Date((Math.floor(now.getTime() / 3600_000) + 1) * 3600_000).toISOString();

/** Asks for the time of publication, in the company's time zone. */
export function ScheduleDialog({ current, end, isPublic, choices, onSchedule, onClose }: ScheduleDialogProps) {
  const texts = useTexts();
  const words = texts.entries.schedule;
  const { timeZone } = useMe();
  const [wall, setWall] = useState(() => toWallTime(current ?? soon(new Date()), timeZone));
  const { longDay } = useFormats();
  const [trouble, setTrouble] = useState('');
  const [endWall, setEndWall] = useState(() => (end === null ? '' : toWallTime(end, timeZone)));
  const [endTrouble, setEndTrouble] = useState('');
  const [langs, setLangs] = useState(choices);
  const isChoice = choices.length > 1;
  const schedule = () => {
    const at = fromWallTime(wall, timeZone);
    if (at === undefined) return setTrouble(words.missing);
    if (Date.parse(at) <= Date.now()) return setTrouble(words.past);
    const ending = endOf(endWall, { timeZone, from: at, words: texts.entries.end });
    if ('error' in ending) return setEndTrouble(ending.error);
    onSchedule(at, isChoice ? chosenOf(langs) : undefined, ending.end);
  };
  return (
    <ShortForm
      title={words.title}
      action={words.confirm}
      disabled={isChoice && langs.every(({ isChosen }) => !isChosen)}
      contentSx={{ display: 'grid', gap: 2 }}
      onSubmit={schedule}
      onClose={onClose}
    >
      <Typography>{isPublic ? `${words.body} ${words.bodyChanges}` : words.body}</Typography>
      <TextField
        type="datetime-local"
        label={words.when}
        value={wall}
        onChange={(event) => {
          setWall(event.target.value);
          setTrouble('');
        }}
        error={trouble !== ''}
        helperText={trouble || [longDay(wall.slice(0, 10)), words.zone({ zone: timeZone })].filter(Boolean).join(' · ')}
        autoFocus
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <EndField
        wall={endWall}
        onChange={(next) => {
          setEndWall(next);
          setEndTrouble('');
        }}
        error={endTrouble}
      />
      {isChoice && (
        <div>
          <Typography>{texts.form.publication.scheduleBody}</Typography>
          <LanguageChecks use="publish" choices={langs} onChange={setLangs} />
        </div>
      )}
    </ShortForm>
  );
}
