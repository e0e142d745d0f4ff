import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { Typography } from '@mui/material';
import { SaveBarFrame } from '#office/generic/saving/save-bar-frame.tsx';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { Sheet } from '../use-sheet.ts';
import type { SheetSaving } from './use-sheet-saving.ts';

/** Undo, redo and the ways to save a sheet, always visible. */
export function SheetSaveBar({ sheet, saving }: { sheet: Sheet; saving: SheetSaving }) {
  const texts = useTexts();
  const words = texts.sheet;
  const { busy } = saving;
  const count = sheet.changed.length;
  const status = busy
    ? words.saving({ done: busy.done, total: busy.total })
    : sheet.invalid > 0
      ? words.invalid({ count: sheet.invalid })
      : count > 0
        ? texts.entries.form.unsaved
        : words.how;
  return (
    <SaveBarFrame>
      <Typography
        variant="body2"
        color={sheet.invalid > 0 && !busy ? 'error' : 'textSecondary'}
        role="status"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' } }}
      >
        {status}
      </Typography>
      <FocusableIconButton
        aria-label={words.undo}
        data-tip={words.undo}
        disabled={!sheet.canUndo}
        onClick={() => sheet.move('undo')}
      >
        <Undo sx={mirrored} />
      </FocusableIconButton>
      <FocusableIconButton
        aria-label={words.redo}
        data-tip={words.redo}
        disabled={!sheet.canRedo}
        onClick={() => sheet.move('redo')}
      >
        <Redo sx={mirrored} />
      </FocusableIconButton>
      {sheet.changed.some(({ row }) => row.status === 'published' && !row.pending) && (
        <BusyButton
          variant="outlined"
          loading={busy?.way === 'later'}
          disabled={busy !== undefined}
          onClick={() => void saving.save('later')}
        >
          {texts.entries.actions.saveLater}
        </BusyButton>
      )}
      <BusyButton
        variant="contained"
        loading={busy?.way === 'at-once'}
        disabled={count === 0 || busy !== undefined}
        onClick={() => void saving.save('at-once')}
      >
        {words.save({ count })}
      </BusyButton>
    </SaveBarFrame>
  );
}
