import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { EmptyState } from '../states.tsx';

/** An error boundary per screen. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Shown instead of what failed to render. */
export function Broken() {
  const words = useTexts().shell.trouble;
  return (
    <EmptyState
      icon={WarningIcon}
      title={words.crashed}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.crashedBody}
    </EmptyState>
  );
}
