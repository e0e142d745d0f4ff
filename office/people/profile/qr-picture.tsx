import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code as SVG: dark on white in both colour schemes, since cameras need it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', backgroundColor: '#ffffff', borderRadius: 1 }}
    >
      <path d={path} fill="#000000" />
    </Box>
  );
}
