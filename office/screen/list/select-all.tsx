import { Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface SelectAllProps {
  selected: number;
  total: number;
  onSelect: (all: boolean) => void;
  /** The checkbox, for the focus. */
  inputRef?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** Selects all rows of a list, or none of them. */
export function SelectAll({ selected, total, onSelect, inputRef, children }: SelectAllProps) {
  const isAll = selected > 0 && selected === total;
  return (
    <FormControlLabel
      sx={{ marginInline: 0 }}
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={selected > 0 && !isAll}
          slotProps={inputRef ? { input: { ref: inputRef } } : {}}
          onChange={() => onSelect(!isAll)}
        />
      }
      label={children}
    />
  );
}
