import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import EditNote from '@mui/icons-material/EditNote';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Translate from '@mui/icons-material/Translate';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { Task } from './tasks.ts';

const icons = {
  myMessages: AssignmentInd,
  myTranslations: Translate,
  reviews: EventAvailable,
  messages: Mail,
  applications: Badge,
  findings: HealthAndSafety,
  drafts: EditNote,
  outdated: Translate,
} as const;

/** Open tasks as cards with links. */
export function TaskCards({ tasks }: { tasks: readonly Task[] }) {
  const { overview: texts } = useTexts();
  if (tasks.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={texts.todo}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {tasks.map((task) => (
        <TaskCard key={task.to} task={task} />
      ))}
    </Box>
  );
}

/** The browser itself follows links within the page, which moves the focus too. */
const linkProps = (to: string) => (to.startsWith('#') ? { href: to } : { component: Link, to });

function TaskCard({ task: { name, count, to, lang = '', overdue = 0 } }: { task: Task }) {
  const { languageName } = useFormats();
  const { overview: texts, translations } = useTexts();
  const { mainLanguage } = useMe();
  const Icon = icons[name];
  const words = texts.tasks[name]({ count, overdue, language: languageName(lang) });
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        p: 2,
        alignItems: 'flex-start',
        '&:hover': { borderColor: 'primary.main' },
        '& a::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      <Icon color="primary" />
      <Box sx={{ minWidth: 0 }}>
        <MuiLink {...linkProps(to)} underline="hover" color="inherit" sx={{ fontWeight: 650 }}>
          {words}
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          {name === 'outdated'
            ? translations.main.changedHint({ language: languageName(mainLanguage) })
            : texts.taskHints[name]}
        </Typography>
      </Box>
    </Card>
  );
}
