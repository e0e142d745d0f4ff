import Account from '@mui/icons-material/AccountCircleOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Box, Divider, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signOut } from '#office/people/auth-calls.ts';
import { returningTo, signInPath } from '#office/people/sign-in/sign-in-path.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useMe } from '../me.ts';
import { useTone } from '../use-tone.ts';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const texts = useTexts();
  const me = useMe();
  const name = me.companyName === '' ? texts.shell.office : texts.shell.officeOf({ company: me.companyName });
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 56,
        paddingInline: { xs: 1, md: 2.5 },
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton onClick={onMenu} aria-label={texts.shell.menu} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Typography
        component={Link}
        to="/"
        noWrap
        title={name}
        aria-label={name}
        sx={{
          flex: '0 1 auto',
          minWidth: 0,
          marginInlineEnd: 'auto',
          fontWeight: 700,
          fontSize: '1.0625rem',
          color: 'inherit',
          textDecoration: 'none',
          paddingInline: 0.5,
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {me.companyName || name}
        </Box>
      </Typography>
      <IconButton
        component="a"
        href={me.siteUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={`${texts.shell.viewSite} ${texts.shell.newTab}`}
        data-tip={texts.shell.viewSite}
      >
        <OpenInNew fontSize="small" sx={mirrored} />
      </IconButton>
      <ToneButton />
      <AccountMenu />
    </Box>
  );
}

function ToneButton() {
  const texts = useTexts();
  const [tone, setTone] = useTone();
  const isDark = tone === 'dark';
  const label = isDark ? texts.shell.toLight : texts.shell.toDark;
  return (
    <IconButton aria-label={label} data-tip={label} onClick={() => setTone(isDark ? 'light' : 'dark')}>
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}

function AccountMenu() {
  const texts = useTexts();
  const me = useMe();
  const navigate = useNavigate();
  const location = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = async () => {
    close();
    await signOut().catch(() => undefined);
    await navigate(signInPath, { state: returningTo(location) });
  };
  return (
    <>
      <IconButton
        aria-label={texts.shell.account}
        data-tip={texts.shell.account}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Account />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="presentation" sx={{ paddingInline: 2, paddingBlock: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{me.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.shell.roles[me.role]} · {me.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem component={Link} to="/profile" onClick={close}>
          {texts.shell.profile}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>{texts.shell.signOut}</MenuItem>
      </Menu>
    </>
  );
}
