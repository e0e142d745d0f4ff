import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfficeCallName } from '#contract/access.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useMay } from '../me.ts';
import { EmptyState } from '../states.tsx';
import { Page } from './page.tsx';

export function NothingHere() {
  const words = useTexts().shell.nothingHere;
  return (
    <Page title={words.title}>
      <EmptyState
        icon={ExploreOff}
        title={words.title}
        action={
          <Button component={Link} to="/" variant="contained">
            {words.action}
          </Button>
        }
      >
        {words.body}
      </EmptyState>
    </Page>
  );
}

/** Shows a screen if the role may make its call, otherwise an explanation. */
export function Only({ needs, children }: { needs: OfficeCallName; children: ReactNode }) {
  const may = useMay();
  return may(needs) ? children : <NoAccess />;
}

/** Shown instead of a screen for other roles. */
export function NoAccess() {
  const words = useTexts().shell.notYours;
  return (
    <Page title={words.title}>
      <EmptyState icon={Lock} title={words.title}>
        {words.body}
      </EmptyState>
    </Page>
  );
}
