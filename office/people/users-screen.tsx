import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Button, Chip, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { listUsers } from '#contract/calls/office/people.ts';
import type { OfficeUser } from '#contract/office/people-view.ts';
import { useCall } from '../providers/use-call.ts';
import { LinkOnce } from '../screen/dialogs/link-once.tsx';
import { useTimes } from '../screen/format/use-times.ts';
import { RowName, StackedTable } from '../screen/list/stacked-table.tsx';
import { Loaded } from '../screen/loaded.tsx';
import { Page } from '../screen/page.tsx';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { ChangeUser } from './change-user.tsx';
import { InviteUser } from './invite-user.tsx';

/** A link to choose a password, with its user and expiry. */
export interface HandedLink {
  name: string;
  link: string;
  expiresAt?: string;
  /** Whether the link is also sent by mail. Absent: such links are not mailed. */
  mailed?: boolean;
}

/** All users of the office. */
export function UsersScreen() {
  const { users: texts } = useTexts().owner;
  const times = useTimes();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<OfficeUser>();
  const [handed, setHanded] = useState<HandedLink>();
  const answer = useCall(['users'], listUsers, {});
  const helpFor = ({ mailed, expiresAt }: HandedLink) =>
    [
      texts.linkHelp,
      ...(expiresAt === undefined ? [] : [texts.linkUntil({ when: times.full(expiresAt) })]),
      mailed === undefined ? texts.linkHandOver : mailed ? texts.linkMailed : texts.linkNotMailed,
    ].join(' ');

  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      }
    >
      <Loaded of={answer}>{(users) => <UserTable users={users} onChange={setChanging} />}</Loaded>
      {inviting && <InviteUser onClose={() => setInviting(false)} onInvited={setHanded} />}
      {changing && <ChangeUser user={changing} onClose={() => setChanging(undefined)} onLink={setHanded} />}
      {handed && (
        <LinkOnce
          title={texts.linkTitle}
          label={texts.linkFor({ name: handed.name })}
          link={handed.link}
          help={helpFor(handed)}
          onClose={() => setHanded(undefined)}
        />
      )}
    </Page>
  );
}

function UserTable({ users, onChange }: { users: readonly OfficeUser[]; onChange(user: OfficeUser): void }) {
  const { owner, people, screen } = useTexts();
  const texts = owner.users;
  const me = useMe();
  const times = useTimes();
  const today = new Date().toISOString().slice(0, 10);
  const stateOf = ({ disabled, joined, secondFactor }: OfficeUser) => {
    if (disabled) return texts.disabled;
    if (!joined) return texts.invited;
    return secondFactor ? texts.activeSecure : texts.active;
  };
  return (
    <StackedTable head={[texts.name, texts.role, texts.state, texts.lastSeen, screen.actions]}>
      {users.map((user) => (
        <TableRow key={user.id}>
          <RowName>
            {user.name} {user.id === me.id && texts.you}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {user.email}
            </Typography>
          </RowName>
          <TableCell data-label={texts.role} sx={{ overflowWrap: 'normal' }}>
            {texts.roles[user.role]}
          </TableCell>
          <TableCell>
            <Chip
              size="small"
              variant="outlined"
              color={user.disabled ? 'error' : 'default'}
              label={stateOf(user)}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
            />
            {user.onLeaveUntil !== null && user.onLeaveUntil >= today && (
              <Typography variant="body2" color="textSecondary">
                {people.profile.away({ day: times.day(user.onLeaveUntil) })}
              </Typography>
            )}
          </TableCell>
          <TableCell data-label={texts.lastSeen}>
            {user.lastSeenAt === null ? texts.never : times.full(user.lastSeenAt)}
          </TableCell>
          <TableCell>
            <Button size="small" aria-label={texts.changeTitle({ name: user.name })} onClick={() => onChange(user)}>
              {texts.change}
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </StackedTable>
  );
}
