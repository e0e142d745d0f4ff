import { Box, Button, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { FocalPoint } from '#contract/office/file-view.ts';
import { useTexts } from '../texts/texts.ts';
import { movedFocus, percent } from './focus-point.ts';

export interface FocusEditorProps {
  src: string;
  focus: FocalPoint;
  disabled?: boolean;
  onChange(focus: FocalPoint): void;
}

/** Sets the focal point of a picture: by a click or a drag, or by the arrow keys. */
export function FocusEditor({ src, focus, disabled = false, onChange }: FocusEditorProps) {
  const { files: texts } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();

  const toPointer = (clientX: number, clientY: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange(movedFocus({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }, 0, 0));
  };
  const at = texts.focusAt({ x: percent(focus.x), y: percent(focus.y) });

  return (
    <Box>
      <Box
        ref={frame}
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event.clientX, event.clientY);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(event.clientX, event.clientY);
        }}
        sx={{
          position: 'relative',
          width: 'fit-content',
          maxWidth: '100%',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: disabled ? 'default' : 'crosshair',
          touchAction: disabled ? 'auto' : 'none',
          lineHeight: 0,
          bgcolor: 'action.hover',
        }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          sx={{ maxWidth: '100%', maxHeight: 460, userSelect: 'none' }}
        />
        {!disabled && (
          <FocusHandle
            label={`${texts.focusPoint}: ${at}`}
            describedBy={helpId}
            focus={focus}
            onMove={(right, down) => onChange(movedFocus(focus, right, down))}
          />
        )}
      </Box>
      {!disabled && (
        <Stack direction="row" sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography variant="body2" aria-live="polite">
            {at}
          </Typography>
          <Button size="small" onClick={() => onChange({ x: 0.5, y: 0.5 })}>
            {texts.focusCentre}
          </Button>
        </Stack>
      )}
      {!disabled && (
        <Typography id={helpId} variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
          {texts.focusHelp}
        </Typography>
      )}
    </Box>
  );
}

interface FocusHandleProps {
  label: string;
  describedBy: string;
  focus: FocalPoint;
  onMove: (right: number, down: number) => void;
}

/** The point on the picture; the arrow keys move it. */
function FocusHandle({ label, describedBy, focus, onMove }: FocusHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const move = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(move[0] ?? 0, move[1] ?? 0);
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      sx={{
        position: 'absolute',
        width: 32,
        height: 32,
        p: 0,
        m: '-16px',
        border: '3px solid #fff',
        borderRadius: '50%',
        bgcolor: 'transparent',
        boxShadow: '0 0 0 2px #0b1520, inset 0 0 0 2px #0b1520',
        cursor: 'move',
      }}
      style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
    />
  );
}
