import { type ComponentType, memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInput as InputKind } from '#contract/fields.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { ChoiceInput } from './choices/choice-input.tsx';
import { ColourInput } from './choices/colour-input.tsx';
import { ColumnsInput } from './choices/columns-input.tsx';
import { FlagInput } from './choices/flag-input.tsx';
import { LanguageInput, TimeZoneInput } from './choices/list-choice-input.tsx';
import { FactValuesInput } from './facts/fact-values-input.tsx';
import type { InputProps } from './input-props.ts';
import { LinkInput } from './links/link-input.tsx';
import { PageAddressInput } from './links/page-address-input.tsx';
import { ListInput } from './lists/list-input.tsx';
import { CaptionsInput, FileInput } from './media/file-input.tsx';
import { PictureInput } from './media/picture-input.tsx';
import { VideoInput } from './media/video-input.tsx';
import { DecimalInput } from './numbers/decimal-input.tsx';
import { NumberInput } from './numbers/number-input.tsx';
import { RelationInput } from './relations/relation-input.tsx';
import { RelationsInput } from './relations/relations-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { CodeInput, EmailInput, LongTextInput, PhoneInput, TextInput, WebAddressInput } from './text-input.tsx';
import { DayInput, MomentInput } from './time-inputs.tsx';

/** The input of each kind of field. */
const inputs: Record<InputKind, ComponentType<InputProps>> = {
  text: TextInput,
  'long-text': LongTextInput,
  'rich-text': RichTextInput,
  picture: PictureInput,
  file: FileInput,
  captions: CaptionsInput,
  video: VideoInput,
  'web-address': WebAddressInput,
  link: LinkInput,
  'page-address': PageAddressInput,
  email: EmailInput,
  phone: PhoneInput,
  moment: MomentInput,
  day: DayInput,
  number: NumberInput,
  columns: ColumnsInput,
  colour: ColourInput,
  choice: ChoiceInput,
  'time-zone': TimeZoneInput,
  language: LanguageInput,
  code: CodeInput,
  decimal: DecimalInput,
  flag: FlagInput,
  relation: RelationInput,
  relations: RelationsInput,
  'fact-values': FactValuesInput,
  list: ListInput,
};

interface FieldInputsProps {
  fields: readonly FieldDescription[];
  path: string;
  /** What visitors get of fields that are empty. */
  fallbacks?: Readonly<Record<string, string>>;
}

/** The inputs of some fields, whose values are at `path` of the form. Each reads its value itself. */
export const FieldInputs = memo(function FieldInputs({ fields, path, fallbacks }: FieldInputsProps) {
  return fields.map((field) => {
    const Input = field.onlyWith ? InputWithOthers : inputs[field.input];
    return <Input key={field.name} field={field} path={`${path}.${field.name}`} fallback={fallbacks?.[field.name]} />;
  });
});

/** An input that is shown with some values of the fields beside it, and as long as it names entries. */
function InputWithOthers({ field, path }: InputProps) {
  const others = Object.entries(field.onlyWith ?? {});
  const beside = path.slice(0, -field.name.length);
  const values: unknown[] = useWatch({ name: others.map(([name]) => `${beside}${name}`) });
  const own: unknown = useWatch({ name: path });
  const names = field.to !== undefined && (Array.isArray(own) ? own.length > 0 : typeof own === 'number');
  const hasMeaning = others.every(([, wanted], index) => wanted.includes(String(values[index])));
  const Input = inputs[field.input];
  return hasMeaning || names ? <Input field={field} path={path} /> : null;
}
