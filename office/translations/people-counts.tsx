import { Box, Button, Typography } from '@mui/material';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import type { Person } from './actions.ts';

interface PeopleCountsProps {
  people: readonly Person[];
  /** The current filter: `me`, `none`, or the id of a user. */
  assignee: string;
  onChoose: (assignee: string) => void;
}

/** The open translations of each person who has any. A name filters the list. */
export function PeopleCounts({ people, assignee, onChoose }: PeopleCountsProps) {
  const texts = useTexts().translations.people;
  const me = useMe();
  const busy = people.filter(({ entries }) => entries > 0);
  if (busy.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.5, mb: 2 }}>
      <Typography component="h2" variant="body2" sx={{ fontWeight: 600, mr: 0.5 }}>
        {texts.title}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {busy.map(({ id, name, entries, texts: open, overdue }) => {
          const value = id === me.id ? 'me' : id;
          const isChosen = assignee === value;
          return (
            <li key={id}>
              <Button
                size="small"
                color={overdue > 0 ? 'warning' : 'inherit'}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : value)}
                sx={{ textAlign: 'start', '&[aria-pressed=true]': { backgroundColor: 'action.selected' } }}
              >
                {overdue > 0
                  ? texts.overdue({ name, entries, texts: open, overdue })
                  : texts.open({ name, entries, texts: open })}
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
