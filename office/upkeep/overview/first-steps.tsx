import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { hiddenFromSight } from '#office/screen/hidden-from-sight.ts';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** The setup checklist of a new site. */
export function FirstSteps() {
  const { overview: texts } = useTexts();
  const { steps, hide } = useFirstSteps();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel
      title={texts.firstSteps}
      aside={
        <Button size="small" onClick={hide}>
          {texts.hideSteps}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.stepsDone({ done, all: steps.length })}
      </Typography>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => {
          const { title, hint } = texts.steps[step.name];
          return (
            <Stack component="li" key={step.name} direction="row" spacing={1.5}>
              {step.done ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="disabled" />}
              <Box sx={{ minWidth: 0 }}>
                {step.done ? (
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {title} <Box sx={{ ...hiddenFromSight, display: 'inline' }}>{texts.done}</Box>
                  </Typography>
                ) : (
                  <MuiLink component={Link} to={step.to} variant="body2" sx={{ fontWeight: 600 }}>
                    {title}
                  </MuiLink>
                )}
                <Typography variant="body2" color="textSecondary">
                  {hint}
                </Typography>
              </Box>
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
}
