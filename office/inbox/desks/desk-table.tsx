import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { type Desk, defaultDesk } from '#contract/office/desks/desks.ts';
import { RowName, StackedTable } from '#office/screen/list/stacked-table.tsx';
import { useRemoval } from '#office/screen/list/use-removal.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { useAssignees } from '../messages/use-messages.ts';
import { type LoadedDesks, useDeskName, useSaveDesks } from './use-desks.ts';

export interface DeskTableProps {
  loaded: LoadedDesks;
  onEdit(desk: Desk): void;
}

/** All desks; the default one cannot be removed. */
export function DeskTable({ loaded, onEdit }: DeskTableProps) {
  const { desks: words, screen } = useTexts();
  const { languageName, list } = useFormats();
  const deskName = useDeskName();
  const people = useAssignees();
  const save = useSaveDesks(loaded);
  const personName = (id: string) => people.find((each) => each.id === id)?.name ?? words.noAccess;
  const removal = useRemoval({
    titleOf: ({ name }) => words.removeTitle({ name }),
    action: words.remove,
    hint: words.removeHint,
    async remove({ id }: Desk) {
      await save.mutateAsync({
        desks: loaded.desks.filter((desk) => desk.id !== id),
        rules: loaded.rules.filter(({ desk }) => desk !== id),
      });
    },
  });
  return (
    <>
      <StackedTable
        head={[words.name, words.people, words.languages, words.answersWithin, words.firstAnswer, screen.actions]}
      >
        {loaded.desks.map((desk) => {
          const name = deskName(desk);
          const { days = null, waiting = 0 } = loaded.answers.find((each) => each.desk === desk.id) ?? {};
          return (
            <TableRow key={desk.id}>
              <RowName>
                {name}
                {desk.email && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {desk.email}
                  </Typography>
                )}
              </RowName>
              <TableCell data-label={words.people}>
                {desk.people.length > 0 ? list(desk.people.map(personName)) : desk.email ? '–' : words.everyPerson}
              </TableCell>
              <TableCell data-label={words.languages}>{list(desk.languages.map(languageName)) || '–'}</TableCell>
              <TableCell data-label={words.answersWithin}>
                {desk.answersWithin === null ? words.notStated : words.days({ days: desk.answersWithin })}
              </TableCell>
              <TableCell data-label={words.firstAnswer}>
                {days === null ? '–' : words.firstAnswerDays({ days })}
                {waiting > 0 && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {words.waiting({ count: waiting })}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                  <Button size="small" aria-label={words.editTitle({ name })} onClick={() => onEdit(desk)}>
                    {words.edit}
                  </Button>
                  {desk.id !== defaultDesk && (
                    <Button size="small" aria-label={`${words.remove}: ${name}`} onClick={() => removal.ask(desk)}>
                      {words.remove}
                    </Button>
                  )}
                </Box>
              </TableCell>
            </TableRow>
          );
        })}
      </StackedTable>
      {removal.dialog}
    </>
  );
}
