import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importFromBackend } from '#contract/calls/office/transfer.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { checkInput } from '../screen/check-input.ts';
import { useFieldMessage } from '../screen/format/use-field-message.ts';
import { Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';
import { useAfterImport } from './use-after-import.ts';

const dateOrders = ['auto', 'dmy', 'mdy'] as const;
type DateOrder = (typeof dateOrders)[number];

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

/** Imports from another backend: first a check, then the import. */
export function BackendImport({ disabled }: { disabled: boolean }) {
  const texts = useTexts();
  const fieldMessage = useFieldMessage();
  const { transfer: words } = texts;
  const [url, setUrl] = useState('');
  const [timeZone, setTimeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [dates, setDates] = useState<DateOrder>('auto');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (dryRun: boolean) => client.call(importFromBackend, { url: url.trim(), dryRun, timeZone, dates }),
    onSuccess: useAfterImport(),
  });
  const atField = wrong ?? fieldMessage(error, 'url');
  const start = (dryRun: boolean) => {
    const found = checkInput(importFromBackend.input, { url: url.trim() }, texts).url;
    setWrong(found);
    if (found === undefined) mutate(dryRun);
  };
  return (
    <Panel title={words.backend} intro={words.backendHelp}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !disabled) start(true);
        }}
      >
        <TextField
          type="url"
          required
          label={words.address}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={atField !== undefined}
          helperText={atField ?? words.addressHelp}
        />
        <DateFormat {...{ timeZone, dates }} onTimeZone={setTimeZone} onDates={setDates} />
        {error && !fieldMessage(error, 'url') && <Alert severity="error">{messageOf(error, texts)}</Alert>}
        <Typography variant="body2" color="text.secondary">
          {words.checkHelp}
        </Typography>
        <Stack direction="row" spacing={1.5}>
          <BusyButton
            type="submit"
            variant="contained"
            loading={isPending && variables === true}
            disabled={disabled || isPending}
          >
            {words.check}
          </BusyButton>
          <BusyButton
            variant="outlined"
            loading={isPending && variables === false}
            disabled={disabled || isPending}
            onClick={() => start(false)}
          >
            {words.start}
          </BusyButton>
        </Stack>
      </Stack>
    </Panel>
  );
}

interface DateFormatProps {
  timeZone: string;
  onTimeZone: (name: string) => void;
  dates: DateOrder;
  onDates: (order: DateOrder) => void;
}

/** How the backend writes dates. */
function DateFormat({ timeZone, onTimeZone, dates, onDates }: DateFormatProps) {
  const { transfer: words } = useTexts();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        fullWidth
        label={words.timeZone}
        value={timeZone}
        onChange={({ target }) => onTimeZone(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {timeZones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={words.dates}
        value={dates}
        onChange={({ target }) => onDates(dateOrders.find((order) => order === target.value) ?? 'auto')}
        slotProps={{ select: { native: true } }}
      >
        {dateOrders.map((order) => (
          <option key={order} value={order}>
            {words.dateOrders[order]}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
