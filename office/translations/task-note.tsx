import { Box } from '@mui/material';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import type { Cell, Person } from './actions.ts';

/** The first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return letters.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** Who translates an entry into a language, and by which day; a day that has passed is marked in words. */
export function TaskNote({ cell, people }: { cell: Cell; people: readonly Person[] }) {
  const texts = useTexts().translations.task;
  const formats = useFormats();
  const { assignee, dueOn, overdue, state } = cell;
  if ((assignee === null && dueOn === null) || state === 'complete') return null;
  const name = people.find(({ id }) => id === assignee)?.name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5, fontSize: '0.8125rem', minHeight: 22 }}>
      {name !== undefined && (
        <Box
          component="span"
          role="img"
          aria-label={texts.assignedTo({ name })}
          title={name}
          sx={{
            display: 'inline-grid',
            placeItems: 'center',
            minWidth: 22,
            height: 22,
            px: 0.5,
            borderRadius: 11,
            fontSize: '0.6875rem',
            fontWeight: 650,
            backgroundColor: 'action.selected',
          }}
        >
          {initialsOf(name)}
        </Box>
      )}
      {dueOn !== null && (
        <Box
          component="span"
          sx={{ color: overdue ? 'warning.main' : 'text.secondary', fontWeight: overdue ? 650 : 400 }}
        >
          {overdue ? texts.overdue({ day: formats.day(dueOn) }) : texts.due({ day: formats.day(dueOn) })}
        </Box>
      )}
    </Box>
  );
}
