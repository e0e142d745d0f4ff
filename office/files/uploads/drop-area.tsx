import { Box, Paper, Typography } from '@mui/material';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export interface DropAreaProps {
  hint: string;
  disabled?: boolean;
  onFiles(files: File[]): void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files that are dropped on it, or pasted while it is on the page. */
export function DropArea({ hint, disabled = false, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  // Entering a child fires a leave event on the parent; only the balance tells whether the pointer is inside.
  const depth = useRef(0);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    if (disabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [disabled]);

  if (disabled) return <>{children}</>;
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <Box
      sx={{ position: 'relative' }}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current++;
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (hasFiles(event) && --depth.current <= 0) leave();
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <Paper
          aria-hidden
          sx={{
            position: 'absolute',
            inset: -8,
            zIndex: 2,
            pointerEvents: 'none',
            display: 'grid',
            justifyItems: 'center',
            alignItems: 'start',
            pt: 12,
            opacity: 0.95,
            border: '2px dashed',
            borderColor: 'primary.main',
          }}
        >
          <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{hint}</Typography>
        </Paper>
      )}
    </Box>
  );
}
