import type { Theme } from '@mui/material/styles';

/**
 * A text in a cell in its own direction, at the start of the line of the office (`left` is mirrored from right to left).
 * Where there is no room, its end is cut: in the direction of the cell it would be its beginning.
 */
export const ownDirection = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'left',
} as const;

/** The grid in the colours of the office. Every state of a cell has a mark besides its colour, or a text above the grid. */
export const gridStyle = ({ palette }: Theme) =>
  ({
    '& > [role="grid"]': {
      '--rdg-color-scheme': palette.mode,
      '--rdg-color': palette.text.primary,
      '--rdg-border-color': palette.divider,
      '--rdg-background-color': palette.background.paper,
      '--rdg-header-background-color': palette.background.default,
      '--rdg-header-draggable-background-color': palette.background.default,
      '--rdg-row-hover-background-color': palette.background.paper,
      '--rdg-row-selected-background-color': palette.action.selected,
      '--rdg-selection-color': palette.primary.main,
      '--rdg-font-size': '0.875rem',
      '--rdg-cell-frozen-box-shadow': `1px 0 0 ${palette.divider}`,
      border: `1px solid ${palette.divider}`,
      borderRadius: 1,
      fontFamily: 'inherit',
    },
    '& [role="gridcell"]:focus-visible, & [role="columnheader"]:focus-visible': { outlineOffset: -2 },
    '& .sheet-other': { backgroundColor: palette.background.default },
    '& .sheet-selected': { backgroundColor: palette.action.selected },
    '& .sheet-changed': { fontWeight: 650, fontStyle: 'italic' },
    '& .sheet-kept': { boxShadow: `inset 0 -3px ${palette.warning.main}` },
    '& .sheet-invalid': {
      boxShadow: `inset 0 0 0 2px ${palette.error.main}`,
      backgroundColor: palette.error.light,
      color: palette.error.main,
    },
  }) as const;
