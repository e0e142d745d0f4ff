import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { PictureField, pictureIn } from './picture-field.tsx';

export function PictureInput({ field, path }: InputProps) {
  const { value, onChange, error, id } = useField(path);
  const { readOnly } = useFormFacts();
  const picture = pictureIn(value);
  return (
    <FieldFrame field={field} id={id} error={error} isEmpty={picture === null} group>
      {({ labelId }) => <PictureField value={picture} onChange={onChange} readOnly={readOnly} labelledBy={labelId} />}
    </FieldFrame>
  );
}
