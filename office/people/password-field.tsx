import Hide from '@mui/icons-material/VisibilityOffOutlined';
import Show from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  help?: string;
  /** Tells password managers whether to fill in a password or to generate one. */
  fresh?: boolean;
  autoFocus?: boolean;
  /** For a label that is too long for an empty field. */
  labelAbove?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, error = '', help = '', fresh, autoFocus, labelAbove } = props;
  const words = useTexts().people.choose;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== ''}
      helperText={error || help}
      autoFocus={autoFocus ?? false}
      required
      // Not under the button at its end.
      sx={{ '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 68px)' } }}
      slotProps={{
        htmlInput: { autoComplete: fresh ? 'new-password' : 'current-password', maxLength: 256 },
        inputLabel: { required: false, ...(labelAbove ? { shrink: true } : {}) },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                onClick={() => setShown(!shown)}
                aria-label={shown ? words.hide : words.show}
                aria-pressed={shown}
              >
                {shown ? <Hide fontSize="small" /> : <Show fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
