import { Box, Drawer } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router';
import { CallError } from '#contract/protocol/call-error.ts';
import { SessionGuard } from '#office/people/sign-in/session-guard.tsx';
import { returningTo, signInPath } from '#office/people/sign-in/sign-in-path.ts';
import { useAccountLanguage } from '#office/people/use-account-language.ts';
import { useTexts } from '#office/texts/texts.ts';
import { Announcer } from '../announcer.tsx';
import { meQuery } from '../me.ts';
import { staysThere } from '../moves.ts';
import { LoadError, Loading } from '../states.tsx';
import { Boundary } from './boundary.tsx';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

const menuWidth = 244;

/** The frame of every screen, once the user is known; without a session the sign-in. */
export function OfficeLayout() {
  const location = useLocation();
  const { data, error, refetch } = useQuery(meQuery);
  if (data) return <Frame />;
  if (error instanceof CallError && error.status === 401)
    return <Navigate to={signInPath} replace state={returningTo(location)} />;
  return (
    <Box component="main" sx={{ padding: 3, maxWidth: 640, marginInline: 'auto' }}>
      {error ? <LoadError error={error} onAgain={() => void refetch()} /> : <Loading />}
    </Box>
  );
}

function Frame() {
  const texts = useTexts();
  useAccountLanguage();
  const [open, setOpen] = useState(false);
  const { pathname, state } = useLocation();
  const stays = staysThere(useNavigationType(), state);
  const [screen, setScreen] = useState({ pathname, key: pathname });
  if (screen.pathname !== pathname) setScreen({ pathname, key: stays ? screen.key : pathname });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (stays) return;
    // Screen reader and keyboard users start at the new screen.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, stays]);

  return (
    <Box sx={{ minHeight: '100dvh', backgroundColor: 'background.default' }}>
      <SkipLink onFollow={() => main.current?.focus()} />
      <TopBar onMenu={() => setOpen(true)} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: menuWidth,
            flex: 'none',
            position: 'sticky',
            top: 57,
            height: 'calc(100dvh - 57px)',
            overflowY: 'auto',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
            backgroundColor: 'background.paper',
          }}
        >
          <Menu />
        </Box>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          sx={{ display: { md: 'none' } }}
          slotProps={{ paper: { sx: { width: 290, maxWidth: '88vw' }, 'aria-label': texts.shell.mainMenu } }}
        >
          <Menu onLeave={() => setOpen(false)} />
        </Drawer>
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            paddingInline: { xs: 1.5, sm: 3 },
            paddingBlock: { xs: 2, sm: 3 },
            paddingBlockEnd: 10,
            '&:focus-visible': { outline: 'none' },
          }}
        >
          <Boundary key={screen.key}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </Boundary>
        </Box>
      </Box>
      <Announcer />
      <SessionGuard />
    </Box>
  );
}

function SkipLink({ onFollow }: { onFollow: () => void }) {
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: '10px 16px',
        borderRadius: 1,
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {useTexts().shell.skipToContent}
    </Box>
  );
}
