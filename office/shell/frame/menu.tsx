import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Chip, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { parts } from '#office/app/app-parts.ts';
import type { MenuGroup } from '#office/app/part.ts';
import { typeIcon } from '#office/entities/type-icons.ts';
import { typesIn } from '#office/entities/type-menu.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type Counts, useOverview } from '../counts.ts';
import { useMay, useMe } from '../me.ts';
import { useSetting } from '../use-setting.ts';

const groups: readonly MenuGroup[] = ['start', 'inbox', 'content', 'products', 'group', 'jobs', 'settings'];

interface Line {
  to: string;
  label: string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  count: number;
}

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The screens that the role may open, in collapsible groups. */
export function Menu({ onLeave }: { onLeave?: () => void }) {
  const entityTexts = useTexts().entities;
  const texts = useTexts();
  const { role } = useMe();
  const may = useMay();
  const { data } = useOverview();
  const counted = (count?: (counts: Counts) => number) => (data && count ? count(data) : 0);

  const linesOf = (group: MenuGroup): Line[] => [
    ...typesIn(group, role).map((type) => ({
      to: `/${type}`,
      label: entityTexts[type].label.many,
      icon: typeIcon(type),
      count: 0,
    })),
    ...parts.flatMap(({ path, needs, menu }) =>
      menu?.group === group && may(needs)
        ? [{ to: path, label: menu.label(texts), icon: menu.icon, count: counted(menu.count) }]
        : [],
    ),
  ];

  return (
    <Box component="nav" aria-label={texts.shell.mainMenu} sx={{ padding: 1.5, paddingBlockEnd: 4 }}>
      {groups.map((group) => {
        const lines = linesOf(group);
        if (lines.length === 0) return null;
        if (group === 'start') return <MenuLines key={group} lines={lines} onLeave={onLeave} />;
        return <CollapsibleGroup key={group} group={group} lines={lines} onLeave={onLeave} />;
      })}
    </Box>
  );
}

interface LinesProps {
  lines: readonly Line[];
  onLeave: (() => void) | undefined;
}

/** The browser stores collapsed groups. A collapsed group still shows the item of the current screen. */
function CollapsibleGroup({ group, lines, onLeave }: LinesProps & { group: Exclude<MenuGroup, 'start'> }) {
  const texts = useTexts();
  const id = useId();
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useSetting(`menu.collapsed.${group}`, [false, true], false);
  const shown = isCollapsed ? lines.filter(({ to }) => isAt(pathname, to)) : lines;
  const waiting = lines.filter((line) => !shown.includes(line)).reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Box component="h2" sx={{ margin: 0, font: 'inherit' }}>
        <ButtonBase
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => setCollapsed(!isCollapsed)}
          sx={{
            width: '100%',
            minHeight: 32,
            paddingInline: 1.25,
            borderRadius: 1,
            justifyContent: 'space-between',
            typography: 'body2',
            fontWeight: 600,
            color: 'text.secondary',
            '&:hover': { backgroundColor: 'action.hover' },
          }}
        >
          {texts.shell.groups[group]}
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {waiting > 0 && <WaitingCount count={waiting} />}
            <ExpandMore
              fontSize="small"
              sx={{
                transform: isCollapsed ? 'rotate(-90deg)' : 'none',
                '[dir=rtl] &': isCollapsed ? { rotate: '180deg' } : {},
              }}
            />
          </Box>
        </ButtonBase>
      </Box>
      <Box id={id}>{shown.length > 0 && <MenuLines lines={shown} onLeave={onLeave} />}</Box>
    </Box>
  );
}

const MenuLines = ({ lines, onLeave }: LinesProps) => (
  <List dense disablePadding>
    {lines.map((line) => (
      <MenuLine key={line.to} line={line} onLeave={onLeave} />
    ))}
  </List>
);

function WaitingCount({ count }: { count: number }) {
  const texts = useTexts();
  return (
    <Chip
      component="span"
      size="small"
      color="primary"
      label={count}
      aria-label={texts.shell.waitingCount({ count })}
    />
  );
}

function MenuLine({ line, onLeave }: { line: Line; onLeave: (() => void) | undefined }) {
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
        {line.count > 0 && <WaitingCount count={line.count} />}
      </ListItemButton>
    </ListItem>
  );
}
