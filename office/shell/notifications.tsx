import { Snackbar, type Theme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type Notification, onNotify } from './notify.ts';

const defaultDuration = 4_000;

const coloursOf = ({ palette }: Theme, type: Notification['type']) =>
  type === 'info' ? {} : { backgroundColor: palette[type].main, color: palette[type].contrastText };

/** Shows the notifications one after another. */
export function Notifications() {
  const count = useRef(0);
  const [waiting, setWaiting] = useState<readonly (Notification & { key: number })[]>([]);
  const [isClosing, setClosing] = useState(false);
  useEffect(
    () =>
      onNotify((notification) => {
        count.current += 1;
        const key = count.current;
        setWaiting((before) => [...before, { ...notification, key }]);
      }),
    [],
  );
  const [current] = waiting;
  if (!current) return null;
  const showNext = () => {
    setWaiting((before) => before.slice(1));
    setClosing(false);
  };
  return (
    <Snackbar
      key={current.key}
      open={!isClosing}
      message={current.text}
      autoHideDuration={current.autoHideDuration ?? defaultDuration}
      onClose={() => setClosing(true)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{
        transition: { onExited: showNext },
        content: { sx: (theme) => coloursOf(theme, current.type) },
      }}
    />
  );
}
