import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router';
import { getCalendar } from '#contract/calls/office/calendar.ts';
import { type CalendarEvent, maxCalendarEvents } from '#contract/office/calendar-view.ts';
import { useCall } from '../providers/use-call.ts';
import { Empty } from '../screen/empty.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { EntryLink } from '../screen/list/entry-link.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { Panel } from '../screen/panel.tsx';
import { useMe } from '../shell/me.ts';
import { mirrored } from '../shell/mirrored.ts';
import { dayIn } from '../shell/zones.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { monthBeside, monthIn } from './months.ts';

/** What goes live, goes offline and is due for review in a month, by day. */
export function CalendarScreen() {
  const { calendar: texts } = useTexts();
  const { timeZone } = useMe();
  const [search] = useSearchParams();
  const thisMonth = dayIn(timeZone, new Date()).slice(0, 7);
  const month = monthIn(search.get('month')) ?? thisMonth;
  const answer = useCall(['calendar', month], getCalendar, { month });
  return (
    <Page title={texts.menu} intro={texts.intro({ zone: timeZone })}>
      <Stack spacing={2.5}>
        <Months month={month} thisMonth={thisMonth} />
        <Loaded of={answer}>
          {({ events, today, more }) => (
            <Stack spacing={2.5}>
              {more && <Alert severity="info">{texts.more({ count: maxCalendarEvents })}</Alert>}
              {events.length === 0 && <Empty title={texts.nothing} hint={texts.nothingHint} />}
              {[...Map.groupBy(events, ({ day }) => day)].map(([day, ofDay]) => (
                <Day key={day} day={day} today={today} events={ofDay} />
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

const pathOf = (month: string) => `/calendar?month=${month}`;

function Months({ month, thisMonth }: { month: string; thisMonth: string }) {
  const { calendar: texts } = useTexts();
  const { month: monthText } = useFormats();
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  return (
    <Stack
      component="nav"
      aria-label={texts.months}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Button component={Link} to={pathOf(before)} startIcon={<ChevronLeft sx={mirrored} />}>
        {monthText(before)}
      </Button>
      <Typography component="h2" variant="h6" aria-live="polite" sx={{ marginInline: 1 }}>
        {monthText(month)}
      </Typography>
      <Button component={Link} to={pathOf(after)} endIcon={<ChevronRight sx={mirrored} />}>
        {monthText(after)}
      </Button>
      {month !== thisMonth && (
        <Button component={Link} to="/calendar">
          {texts.thisMonth}
        </Button>
      )}
    </Stack>
  );
}

function Day({ day, today, events }: { day: string; today: string; events: readonly CalendarEvent[] }) {
  const { calendar: texts } = useTexts();
  const { longDay } = useFormats();
  return (
    <Panel title={longDay(day)} aside={day === today && <Chip size="small" color="primary" label={texts.today} />}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <Event key={`${event.what} ${event.at} ${event.lang} ${event.entry.id}`} event={event} isOver={day < today} />
        ))}
      </Stack>
    </Panel>
  );
}

const colours = {
  publish: 'success',
  change: 'info',
  page: 'info',
  unpublish: 'warning',
  review: 'default',
} as const;

function Event({ event: { what, at, lang, entry }, isOver }: { event: CalendarEvent; isOver: boolean }) {
  const { calendar: texts, entities, screen } = useTexts();
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const times = useTimes();
  const { type, id, title, reviewer } = entry;
  const who = reviewer ? texts.by({ name: reviewer.name }) : texts.byNoOne;
  const when = what === 'review' ? who : what === 'page' ? '' : times.time(at);
  const language = lang === null ? '' : languageName(lang || mainLanguage);
  return (
    <li>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={what === 'review' && isOver ? 'error' : colours[what]}
          label={what === 'review' && isOver ? texts.overdue : texts.what[what]}
        />
        <EntryLink type={type} id={id} title={title} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {[when, entities[type].label.one, language]
          .filter(Boolean)
          .reduce((first, second) => screen.pair({ first, second }))}
      </Typography>
    </li>
  );
}
