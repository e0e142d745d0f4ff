import { Autocomplete, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { pageShowing } from '#content/pages.ts';
import { getEntry } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { LinkTargetOption } from './link-target-option.tsx';
import { type LinkTarget, useLinkTargets } from './use-link-targets.ts';

interface LinkBoxProps {
  id: string;
  value: string;
  onChange: (href: string) => void;
  label?: string;
  helperText?: string;
  /** Whether `helperText` is a warning. */
  warns?: boolean;
  describedBy?: string;
  invalid: boolean;
  readOnly?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  /** After the text. */
  end?: ReactNode;
}

/** The target of a link: a typed address or path, or a page or a file found by its name. */
export function LinkBox(props: LinkBoxProps) {
  const { id, value, onChange, label, helperText, describedBy, invalid } = props;
  const { readOnly = false, required = false, autoFocus = false } = props;
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { targets, isFetching, isNothing } = useLinkTargets(typed, open);

  const choose = useChoice(onChange);

  return (
    <Autocomplete<LinkTarget, false, false, true>
      id={id}
      freeSolo
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setTyped('');
        setOpen(false);
      }}
      onBlur={props.onBlur}
      readOnly={readOnly}
      options={targets}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : (option.path ?? option.entry.id))}
      renderOption={({ key, ...item }, option) => <LinkTargetOption key={key} {...item} target={option} />}
      value={null}
      inputValue={value}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(next);
        onChange(next);
      }}
      onChange={(_, next) => {
        if (next !== null && typeof next !== 'string') void choose(next);
      }}
      // With free text, Autocomplete has no other line for an empty list.
      loading={isFetching || isNothing}
      loadingText={isNothing ? texts.form.noOption : texts.form.searching}
      clearText={texts.form.clear}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={helperText}
          error={invalid}
          required={required}
          autoFocus={autoFocus}
          slotProps={{
            ...params.slotProps,
            ...(props.warns ? { formHelperText: { sx: { color: 'warning.main' } } } : {}),
            input: {
              ...params.slotProps.input,
              endAdornment: (
                <>
                  {props.end}
                  {params.slotProps.input.endAdornment}
                </>
              ),
            },
            htmlInput: {
              ...params.slotProps.htmlInput,
              // A name that is typed may be of any language.
              dir: 'auto',
              inputMode: 'url',
              spellCheck: false,
              'aria-invalid': invalid,
              ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
            },
          }}
        />
      )}
    />
  );
}

/** Sets the address of a chosen page or file. */
function useChoice(onChange: LinkBoxProps['onChange']) {
  const texts = useTexts();
  return async (target: LinkTarget) => {
    if (target.entry === undefined) return onChange(target.path);
    try {
      const { path, type, id: entry, document } = await client.call(getEntry, { id: target.entry.id });
      onChange(path ?? pageShowing(type, { id: String(entry), address: null, document }));
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
    }
  };
}
