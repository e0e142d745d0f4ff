import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, type SxProps, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useOptimisticValue } from '#office/shell/use-optimistic-value.ts';
import { useTexts } from '#office/texts/texts.ts';

const pauseMs = 300;

export interface SearchBoxProps {
  label: string;
  value: string;
  onChange(words: string): void;
  sx?: SxProps;
}

/** Searches when typing pauses. */
export function SearchBox({ label, value, onChange, sx }: SearchBoxProps) {
  const { screen } = useTexts();
  const [typed, setTyped] = useState(value);
  // Only a value from elsewhere, such as after the browser's "back", replaces the typed text.
  const asked = useOptimisticValue(value, value, setTyped);
  const search = useRef((_: string) => {});
  search.current = (words) => {
    asked.ask(words, words);
    onChange(words);
  };
  const isAsked = typed.trim() === asked.latest();

  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => search.current(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, isAsked]);

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={sx ?? { width: { xs: '100%', sm: 280 } }}
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
