import { Autocomplete, Checkbox, FormControlLabel, FormGroup, Radio, RadioGroup, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { FactValue } from '#content/attribute/definition.ts';
import { factErrors } from '#contract/documents/fact-rules.ts';
import { sameContent } from '#office/generic/compare/differences.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { listIn, recordIn } from '#office/generic/form/entry-values.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { flattenErrors } from '#office/generic/form/form-errors.ts';
import { useErrorsAt, useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { InputProps } from '../input-props.ts';
import { valuesIn } from './fact-values.ts';
import { type AttributeOfFacts, attributeIn } from './facts.ts';
import { NumbersInput } from './numbers-input.tsx';
import { useAttribute } from './use-attributes.ts';
import { useNumberHelp } from './use-number-help.ts';

export interface ValuesProps {
  attribute: AttributeOfFacts;
  values: FactValue[];
  onChange: (values: FactValue[]) => void;
  onBlur: () => void;
  readOnly: boolean;
  id: string;
  labelId: string;
  describedBy: string;
  invalid: boolean;
}

const inputs = { number: NumbersInput, choice: OptionsInput, yesNo: YesNoInput } as const;

/** The values of a fact, by the kind of its attribute. Those of a text attribute are in the field beside it. */
export function FactValuesInput({ field, path }: InputProps) {
  const { rules, form } = useTexts();
  const { readOnly } = useFormFacts();
  const { value, onChange, onBlur, id } = useField(path);
  const { defaultValues, touchedFields } = useFormState({ name: path });
  const factPath = path.slice(0, path.lastIndexOf('.'));
  const fact: unknown = useWatch({ name: factPath });
  const attribute = useAttribute(attributeIn(fact));
  const help = useNumberHelp(attribute);
  const isTouched = Boolean(get(touchedFields, path));
  const values = valuesIn(value);
  const broken = attribute ? factErrors({ values, upTo: null, text: '' }, attribute)[0] : undefined;
  const problem = broken && ruleText(broken, rules);
  const isSaved = isSavedFact(defaultValues, factPath, fact);
  const error = flattenErrors(useErrorsAt(path))[0]?.message ?? (isTouched && !isSaved ? problem : undefined);
  const kept = problem !== undefined && isSaved ? form.facts.kept({ problem }) : undefined;
  const Input = attribute && attribute.kind !== 'text' ? inputs[attribute.kind] : undefined;
  const isGroup = attribute?.kind !== 'number';
  return (
    <FieldFrame
      field={{ ...field, help: kept ?? help }}
      id={id}
      error={error}
      isEmpty={values.length === 0}
      group={isGroup}
    >
      {(frame) =>
        attribute &&
        Input && (
          <Input
            {...frame}
            attribute={attribute}
            values={values}
            onChange={onChange}
            onBlur={onBlur}
            readOnly={readOnly}
          />
        )
      }
    </FieldFrame>
  );
}

/** Whether the list of a fact had its values when it was loaded: after a change of the attribute they may stay. */
function isSavedFact(saved: unknown, path: string, fact: unknown): boolean {
  const list: unknown = get(saved, path.slice(0, path.lastIndexOf('.')));
  const { attribute, values, upTo } = recordIn(fact);
  return listIn(list).some((each) => {
    const own = recordIn(each);
    return own.attribute === attribute && sameContent(own.values, values) && sameContent(own.upTo, upTo);
  });
}

/** Few options as boxes to check, many in a menu. */
function OptionsInput(props: ValuesProps) {
  const { attribute, values, onChange, onBlur, readOnly, labelId, describedBy, invalid } = props;
  const words = useTexts().form.facts;
  const [typed, setTyped] = useState('');
  // Another array would be another value, which empties the input.
  const chosenIds = useMemo(() => values.map(String), [values]);
  const names = new Map(attribute.options.flatMap(({ id, name }) => (id ? [[id, name] as const] : [])));
  const ids = [...new Set([...names.keys(), ...values.map(String)])];
  const nameOf = (id: string) => names.get(id) ?? words.optionGone;
  const ordered = (chosen: readonly string[]) => ids.filter((id) => chosen.includes(id));
  if (ids.length > 6) {
    return (
      <Autocomplete
        multiple
        size="small"
        options={ids}
        value={chosenIds}
        getOptionLabel={nameOf}
        onChange={(_, next) => onChange(ordered(next))}
        onBlur={onBlur}
        readOnly={readOnly}
        disableCloseOnSelect
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        autoHighlight={typed.trim() !== ''}
        renderInput={(params) => (
          <TextField
            {...params}
            error={invalid}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-labelledby': labelId,
                'aria-describedby': describedBy,
                'aria-invalid': invalid,
              },
            }}
          />
        )}
      />
    );
  }
  const toggle = (id: string, checked: boolean) =>
    onChange(ordered(checked ? [...values.map(String), id] : values.map(String).filter((each) => each !== id)));
  return (
    <FormGroup row onBlur={onBlur}>
      {ids.map((id) => (
        <FormControlLabel
          key={id}
          label={<bdi>{nameOf(id)}</bdi>}
          disabled={readOnly}
          control={
            <Checkbox
              size="small"
              checked={values.includes(id)}
              onChange={(_, checked) => toggle(id, checked)}
              slotProps={{ input: { 'aria-describedby': describedBy } }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function YesNoInput({ values, onChange, onBlur, readOnly, labelId, describedBy }: ValuesProps) {
  const words = useTexts().form.facts;
  return (
    <RadioGroup
      row
      value={values.length === 1 ? String(values[0]) : ''}
      onChange={(_, next) => onChange([next === 'true'])}
      onBlur={onBlur}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {[true, false].map((each) => (
        <FormControlLabel
          key={String(each)}
          value={String(each)}
          label={each ? words.yes : words.no}
          disabled={readOnly}
          control={<Radio size="small" />}
        />
      ))}
    </RadioGroup>
  );
}
