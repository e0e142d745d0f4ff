/** From the lower edge of the window, in pixels. */
export const barDistance = 12;

/** The bar below a form with the ways to save, always visible. */
export const saveBarFrame = {
  position: 'sticky',
  bottom: barDistance,
  zIndex: 2,
  marginBlockStart: 2,
  padding: { xs: 1, sm: 1.5 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 4px 20px #0000001f',
} as const;
