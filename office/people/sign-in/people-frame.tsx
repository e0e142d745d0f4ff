import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { LanguageChoice } from '../profile/language-choice.tsx';

interface PeopleFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the screens before the sign-in. */
export function PeopleFrame({ title, lead, children }: PeopleFrameProps) {
  const texts = useTexts();
  useEffect(() => {
    document.title = texts.shell.titleOf({ page: title });
  }, [title, texts]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        padding: 2,
        backgroundColor: 'background.default',
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, padding: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" sx={{ marginBlockEnd: 1 }}>
          {title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ marginBlockEnd: 2.5 }}>
            {lead}
          </Typography>
        )}
        {children}
        <Box sx={{ marginBlockStart: 3 }}>
          <LanguageChoice />
        </Box>
      </Card>
    </Box>
  );
}
