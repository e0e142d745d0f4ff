import { type EntityName, entityOf } from '#content/registry.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { useFields } from '../fields/field-texts.ts';

/** The field that the type's list shows next to the name; undefined without one. */
export function useListColumn(type: EntityName): FieldDescription | undefined {
  const { listColumn } = entityOf(type);
  return useFields(type).find(({ name }) => name === listColumn);
}

/** Formats the column's value for display. */
export function useColumnText(): (column: FieldDescription, value: string) => string {
  const formats = useFormats();
  const timeText = useTimeText();
  return (column, value) => {
    if (column.input === 'moment') return timeText(value);
    return column.input === 'day' ? formats.day(value) : (column.optionNames[value] ?? value);
  };
}
