import { Box, Chip, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { parts } from '../app-parts.ts';
import { typeIcons } from '../entities/type-icons.ts';
import { typesIn, typeTitle } from '../entities/type-menu.ts';
import type { MenuGroup } from '../part.ts';
import { useTexts } from '../texts/texts.ts';
import { type Counts, useOverview } from './counts.ts';
import { useMay, useMe } from './me.ts';

const groups: readonly MenuGroup[] = ['start', 'incoming', 'content', 'jobs', 'files', 'settings'];

interface Line {
  to: string;
  label: string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  count: number;
}

/** What the role may see, under headings. */
export function Menu({ onLeave }: { onLeave?: () => void }) {
  const texts = useTexts();
  const { role } = useMe();
  const may = useMay();
  const { data } = useOverview();
  const counted = (key?: keyof Counts) => (key === undefined ? 0 : (data?.[key] ?? 0));

  const linesOf = (group: MenuGroup): Line[] => [
    ...parts
      .flatMap((part) => part.menu)
      .filter((item) => item.group === group && may(item.needs))
      .map(({ to, label, icon, count }) => ({ to, label: label(texts), icon, count: counted(count) })),
    ...typesIn(group, role).map((type) => ({
      to: `/${type}`,
      label: typeTitle(type),
      icon: typeIcons[type],
      count: 0,
    })),
  ];

  return (
    <Box component="nav" aria-label={texts.shell.mainMenu} sx={{ padding: 1.5, paddingBlockEnd: 4 }}>
      {groups.map((group) => {
        const lines = linesOf(group);
        if (lines.length === 0) return null;
        const heading = texts.shell.groups[group];
        return (
          <Box key={group} sx={{ marginBlockEnd: 1.5 }}>
            {heading && (
              <Typography
                id={`menu-${group}`}
                component="h2"
                variant="body2"
                color="textSecondary"
                sx={{ fontWeight: 600, paddingInline: 1.25, paddingBlock: 0.75 }}
              >
                {heading}
              </Typography>
            )}
            <List dense disablePadding aria-labelledby={heading ? `menu-${group}` : undefined}>
              {lines.map((line) => (
                <MenuLine key={line.to} line={line} onLeave={onLeave} />
              ))}
            </List>
          </Box>
        );
      })}
    </Box>
  );
}

function MenuLine({ line, onLeave }: { line: Line; onLeave?: (() => void) | undefined }) {
  const texts = useTexts();
  const Icon = line.icon;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={line.to}
        end={line.to === '/'}
        onClick={onLeave}
        sx={{
          paddingInline: 1.25,
          paddingBlock: 0.5,
          '&.active': {
            backgroundColor: 'action.selected',
            color: 'primary.main',
            '& .MuiListItemIcon-root': { color: 'primary.main' },
            '& .MuiListItemText-primary': { fontWeight: 650 },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 32 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={line.label} slotProps={{ primary: { variant: 'body2' } }} />
        {line.count > 0 && (
          <Chip size="small" color="primary" label={line.count} aria-label={texts.shell.waitingCount(line.count)} />
        )}
      </ListItemButton>
    </ListItem>
  );
}
