import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMe } from '#office/shell/me.ts';
import { fromWallTime, toWallTime } from '#office/shell/zones.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { useFormFacts } from '../form/form-context.ts';
import { useField } from '../form/use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';
import { TextBox } from './text-box.tsx';

/**
 * The day of a date input in words: `03/04/2026` in such an input may be in March or April. Empty while the date is
 * incomplete.
 */
function DayInWords({ date, id }: { date: string; id: string }) {
  const { longDay } = useFormats();
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
      {longDay(date.slice(0, 'YYYY-MM-DD'.length))}
    </Typography>
  );
}

/** A moment in the company's time zone; stored in UTC. */
export function MomentInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { timeZone } = useMe();
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  const [shown, setShown] = useState(() => toWallTime(text, timeZone));

  useEffect(() => {
    // An incomplete time stays local to this field; a value from elsewhere replaces it.
    setShown((before) => {
      const said = before === '' ? '' : (fromWallTime(before, timeZone) ?? before);
      const same = said === text || (text !== '' && Date.parse(said) === Date.parse(text));
      return same ? before : toWallTime(text, timeZone);
    });
  }, [text, timeZone]);

  const publication = usePublicationDate(field, path);
  const change = (next: string) => {
    setShown(next);
    publication?.follow(false);
    onChange(next === '' ? (field.required ? '' : null) : (fromWallTime(next, timeZone) ?? next));
  };
  const { follows, setByHand, follow } = texts.form.publicationDate;
  const source = publication && (publication.isFollowing ? follows : setByHand);
  const help = [field.help, source, texts.form.inZone({ zone: timeZone })].filter(Boolean).join(' ');
  return (
    <FieldFrame field={{ ...field, help, maxLength: undefined }} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <TextBox
            {...{ id, invalid, onBlur, readOnly }}
            type="datetime-local"
            value={shown}
            onChange={change}
            describedBy={`${describedBy} ${id}-day`}
            sx={{ width: 240, maxWidth: '100%' }}
            inputProps={{ 'aria-required': field.required }}
          />
          <DayInWords date={shown} id={`${id}-day`} />
          {!readOnly && (
            <Button onClick={() => change(toWallTime(new Date().toISOString(), timeZone))}>{texts.form.now}</Button>
          )}
          {!readOnly && publication?.isFollowing === false && (
            <Button onClick={() => publication.follow(true)}>{follow}</Button>
          )}
          {!readOnly && !field.required && shown !== '' && (
            <Button onClick={() => change('')}>{texts.form.clear}</Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

/** Whether the date follows the publication; undefined for other fields, and after visitors have seen the entry. */
function usePublicationDate({ isPublication }: FieldDescription, path: string) {
  const { setValue } = useFormContext();
  const { languages } = useFormFacts();
  const name = path.replace(/[^.]+$/, 'followsPublication');
  const value: unknown = useWatch({ name });
  if (!isPublication || languages.some(({ lang, visible }) => lang === '' && visible)) return undefined;
  return {
    isFollowing: value === true,
    follow: (next: boolean) => {
      if (next !== (value === true)) setValue(name, next, { shouldDirty: true });
    },
  };
}

/** A calendar day, independent of time zones. */
export function DayInput({ field, path }: InputProps) {
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <TextBox
            {...{ id, invalid, onChange, onBlur, readOnly }}
            type="date"
            value={text}
            describedBy={`${describedBy} ${id}-day`}
            sx={{ width: 180 }}
          />
          <DayInWords date={text} id={`${id}-day`} />
          {!readOnly && text !== '' && <Button onClick={() => onChange('')}>{texts.form.clear}</Button>}
        </Box>
      )}
    </FieldFrame>
  );
}
