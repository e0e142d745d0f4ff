import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import { dayText, useTimeText } from '#office/shell/format-time.ts';
import { describeFields, type FieldDescription } from '../describe-fields.ts';

/** The field that the type's list shows next to the name; undefined without one. */
export function listColumnOf(type: EntityName): FieldDescription | undefined {
  const { listColumn, document } = entityOf(type);
  return listColumn === undefined ? undefined : describeFields(document).find(({ name }) => name === listColumn);
}

/** Formats the column's value for display. */
export function useColumnText(): (column: FieldDescription, value: string) => string {
  const timeText = useTimeText();
  return (column, value) => {
    if (column.input === 'moment') return timeText(value);
    return column.input === 'day' ? dayText(value) : value;
  };
}
