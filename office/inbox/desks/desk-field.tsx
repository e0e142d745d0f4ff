import { SelectField, type SelectOption } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useDeskName, useDesks } from './use-desks.ts';

function useDeskOptions(): SelectOption[] {
  const deskName = useDeskName();
  return (useDesks().data?.desks ?? []).map((desk) => [desk.id, deskName(desk)]);
}

/** Whether there are desks to choose from. */
export const useHasDesks = (): boolean => useDeskOptions().length > 1;

export interface DeskFieldProps {
  /** '': none, or several. */
  value: string;
  onChange(id: string): void;
  /** Absent: that of a single enquiry. */
  label?: string;
  disabled?: boolean;
}

/** The desk that answers an enquiry. Absent while there is the default desk alone. */
export function DeskField({ value, onChange, label, disabled = false }: DeskFieldProps) {
  const { desks: texts } = useTexts();
  const options = useDeskOptions();
  if (options.length < 2) return null;
  return (
    <SelectField label={label ?? texts.desk} value={value} options={options} onChange={onChange} disabled={disabled} />
  );
}

/** Filters enquiries by desk; undefined while there is the default desk alone. */
export function useDeskFilter(value: string) {
  const { desks: texts } = useTexts();
  const options = useDeskOptions();
  if (options.length < 2 && value === '') return undefined;
  return { name: 'desk', label: texts.desk, any: texts.anyDesk, options };
}
