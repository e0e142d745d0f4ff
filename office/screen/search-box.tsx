import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';

const pauseMs = 300;

export interface SearchBoxProps {
  label: string;
  value: string;
  onChange(words: string): void;
}

/** Searches when the person has stopped typing. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { screen } = useTexts();
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  // The address changed by itself, as by the browser's "back".
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { maxLength: 200, sx: { '&::-webkit-search-cancel-button': { display: 'none' } } },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton aria-label={screen.clearSearch} edge="end" onClick={() => setTyped('')}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
