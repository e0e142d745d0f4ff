/** One row of tools. On a phone it scrolls sideways instead of taking the place of the text. */
export const toolRow = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'thin',
  gap: 0.25,
  padding: 0.5,
  '& > *': { flexShrink: 0 },
} as const;

/** The ring around the focused tool, inside of it, because the row cuts off what is outside. */
export const focusMark = {
  '&:focus-visible, &.Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    borderRadius: 1,
  },
} as const;
