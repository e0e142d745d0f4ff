import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { useTypedText } from '../numbers/use-decimals.ts';
import { LinkBox } from './link-box.tsx';
import { OpenAddress } from './open-address.tsx';
import { useDeadLinks } from './use-dead-links.ts';

/** A link to a page or a file of this site, or to an external address. */
export function LinkInput({ field, path }: InputProps) {
  const { link } = useTexts().form;
  const { readOnly } = useFormFacts();
  const { text, onChange, onBlur, error, id } = useField(path);
  // The next word of a name follows a space; what is stored has no space around it.
  const { shown, type, typing } = useTypedText(text);
  const { onBlur: onLeave } = typing(onBlur);
  const isDead = useDeadLinks([text]).has(text);
  return (
    <FieldFrame field={{ ...field, help: field.help ?? link.help }} id={id} error={error} isEmpty={text === ''}>
      {({ describedBy, invalid }) => (
        <LinkBox
          id={id}
          value={shown}
          onChange={(next) => {
            type(next === next.trim() ? undefined : next);
            onChange(next.trim());
          }}
          onBlur={onLeave}
          describedBy={describedBy}
          invalid={invalid}
          readOnly={readOnly}
          {...(isDead ? { helperText: link.dead, warns: true } : {})}
          end={<OpenAddress address={text} />}
        />
      )}
    </FieldFrame>
  );
}
