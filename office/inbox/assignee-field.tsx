import { SelectField, type SelectOption } from '../screen/select-field.tsx';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { useAssignees } from './messages/use-messages.ts';

const useOthers = () => {
  const { id: myId } = useMe();
  const { profile: texts } = useTexts().people;
  const formats = useFormats();
  const label = (name: string, leave: string | null) =>
    leave === null ? name : `${name} · ${texts.away({ day: formats.day(leave) })}`;
  return useAssignees()
    .filter(({ id }) => id !== myId)
    .map(({ id, name, onLeaveUntil }): SelectOption => [id, label(name, onLeaveUntil)]);
};

/** The user that a message is assigned to. */
export function AssigneeField({ value, onChange }: { value: string | null; onChange(id: string | null): void }) {
  const { messages: texts } = useTexts().inbox;
  const me = useMe();
  const known: SelectOption[] = [['', texts.unassigned], [me.id, texts.me({ name: me.name })], ...useOthers()];
  const isKnown = value === null || known.some(([id]) => id === value);
  return (
    <SelectField
      label={texts.assignee}
      value={value ?? ''}
      options={isKnown ? known : [...known, [value, texts.colleague]]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

/** Filters messages by user: `me`, `none` for unassigned ones, or a user's id. */
export function useAssigneeFilter(value: string) {
  const { messages: texts } = useTexts().inbox;
  const me = useMe();
  const mine = texts.me({ name: me.name });
  const others = useOthers();
  const options: SelectOption[] = [['me', mine], ['none', texts.unassigned], ...others];
  const other = value === me.id ? mine : texts.colleague;
  return { name: 'assignee', label: texts.assignee, any: texts.anyAssignee, options, other };
}
