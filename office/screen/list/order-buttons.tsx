import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { FocusableIconButton } from '../focusable-icon-button.tsx';

export type Way = 'up' | 'down';

interface OrderButtonsProps {
  idOf(way: Way): string;
  labels: Record<Way, string>;
  place: number;
  count: number;
  onMove(way: Way): void;
}

/** Buttons that move a row by one place. */
export const OrderButtons = ({ idOf, labels, place, count, onMove }: OrderButtonsProps) => (
  <>
    <FocusableIconButton id={idOf('up')} aria-label={labels.up} disabled={place === 0} onClick={() => onMove('up')}>
      <ArrowUpward fontSize="small" />
    </FocusableIconButton>
    <FocusableIconButton
      id={idOf('down')}
      aria-label={labels.down}
      disabled={place === count - 1}
      onClick={() => onMove('down')}
    >
      <ArrowDownward fontSize="small" />
    </FocusableIconButton>
  </>
);
