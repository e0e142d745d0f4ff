import type { HTMLInputTypeAttribute } from 'react';
import { useContentAttributes } from '../content-language.ts';
import { useFormFacts } from '../form/form-context.ts';
import { useField } from '../form/use-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './input-props.ts';
import { OpenAddress } from './links/open-address.tsx';
import { TextBox } from './text-box.tsx';

type Mode = 'text' | 'email' | 'tel' | 'url';

interface LineProps extends InputProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: Mode;
  rows?: number;
  end?: React.ReactNode;
  /** Attributes of the language of the text; absent: addresses and numbers, which run from left to right. */
  content?: ReturnType<typeof useContentAttributes>;
}

/** A text of one or several lines. */
function Line({
  field,
  path,
  fallback,
  type = 'text',
  inputMode = 'text',
  rows,
  end,
  content = { dir: 'ltr' },
}: LineProps) {
  const { text, onChange, onBlur, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const placeholder = typeof fallback === 'string' ? fallback : '';
  return (
    <FieldFrame field={field} id={id} error={error} text={text} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <TextBox
          {...{ id, describedBy, invalid, type, placeholder, onChange, onBlur, readOnly }}
          fullWidth
          value={text}
          multiline={rows !== undefined}
          minRows={rows}
          maxRows={rows === undefined ? undefined : 18}
          endAdornment={end}
          inputProps={{
            'aria-required': field.required,
            inputMode,
            ...content,
            autoComplete: 'off',
          }}
        />
      )}
    </FieldFrame>
  );
}

export const TextInput = (props: InputProps) => <Line {...props} content={useContentAttributes()} />;

export const LongTextInput = (props: InputProps) => (
  <Line {...props} content={useContentAttributes()} rows={(props.field.maxLength ?? 4_000) <= 400 ? 2 : 4} />
);

/** A number or a code, which runs from left to right in all languages. */
export const CodeInput = (props: InputProps) => <Line {...props} />;

export const EmailInput = (props: InputProps) => <Line {...props} type="email" inputMode="email" />;

export const PhoneInput = (props: InputProps) => <Line {...props} type="tel" inputMode="tel" />;

export function WebAddressInput(props: InputProps) {
  const { text } = useField(props.path);
  return <Line {...props} inputMode="url" end={<OpenAddress address={text} />} />;
}
