import { type EntityName, entityOf } from '#content/registry.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { type FieldDescription, plainField } from '#office/generic/fields/describe-fields.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { useField } from '#office/generic/form/use-field.ts';
import { useTexts } from '#office/texts/texts.ts';
import { FieldFrame } from '../field-frame.tsx';
import { EntryPicker } from './entry-picker.tsx';

/** The parent of an entry, for types with parents. */
export function ParentInput({ type, id }: { type: EntityName; id: number | undefined }) {
  const entityTexts = useTexts().entities;
  const texts = useTexts();
  const { readOnly } = useFormFacts();
  const parent = entityName.safeParse(entityOf(type).parents?.[0]);
  const field = useField('parent');
  if (!parent.success) return null;
  const value = typeof field.value === 'number' ? field.value : null;
  const description: FieldDescription = {
    ...plainField,
    name: 'parent',
    label: texts.form.parent.label({ what: entityTexts[parent.data].label.one }),
    input: 'relation',
    absent: texts.form.parent.none,
    to: parent.data,
    initial: null,
  };
  return (
    <FieldFrame field={description} id={field.id} error={field.error} isEmpty={value === null}>
      {({ describedBy, invalid }) => (
        <EntryPicker
          type={parent.data}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          // The site's menu shows two levels only.
          topOnly={parent.data === type}
          without={id === undefined ? [] : [id]}
          id={field.id}
          describedBy={describedBy}
          invalid={invalid}
          readOnly={readOnly}
        />
      )}
    </FieldFrame>
  );
}
