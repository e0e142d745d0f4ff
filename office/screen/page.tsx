import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Page as Frame, type PageProps as FrameProps } from '../shell/frame/page.tsx';

export interface PageProps extends FrameProps {
  /** One or two sentences about the purpose of the page. */
  intro?: ReactNode;
}

/** The frame of a screen, with an introduction. */
export function Page({ intro, children, ...frame }: PageProps) {
  return (
    <Frame {...frame}>
      {intro && (
        <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2.5, maxWidth: '68ch' }}>
          {intro}
        </Typography>
      )}
      {children}
    </Frame>
  );
}
