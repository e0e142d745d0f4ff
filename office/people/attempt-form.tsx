import { Alert, Box, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { useAttempt } from './sign-in/use-attempt.ts';

interface AttemptFormProps {
  form: ReturnType<typeof useAttempt>;
  onSubmit: () => Promise<void>;
  maxWidth?: number;
  /** Whether the browser validates the fields. */
  isValidated?: boolean;
  children: ReactNode;
}

/** A form whose submission is an attempt. */
export const AttemptForm = ({ form, onSubmit, maxWidth, isValidated = true, children }: AttemptFormProps) => (
  <Box
    component="form"
    noValidate={!isValidated}
    onSubmit={(event) => {
      event.preventDefault();
      void form.attempt(onSubmit);
    }}
    sx={{ display: 'grid', gap: 2, maxWidth }}
  >
    {children}
  </Box>
);

/** Why an attempt failed, unless that is shown at a field. */
export const AttemptError = ({ message }: { message: string }) =>
  message && (
    <Alert severity="error" role="alert">
      {message}
    </Alert>
  );

interface AttemptFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  form: ReturnType<typeof useAttempt>;
  /** As the errors of the call name it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field with its error. */
export const AttemptField = ({ form, name, onChange, helperText, ...field }: AttemptFieldProps) => (
  <TextField
    {...field}
    onChange={({ target }) => onChange(target.value)}
    error={form.errorAt(name) !== ''}
    helperText={form.errorAt(name) || helperText}
  />
);

/** The field of the user's own name. */
export const NameField = (field: Omit<AttemptFieldProps, 'name' | 'slotProps'>) => (
  <AttemptField {...field} name="name" slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 120 } }} />
);
