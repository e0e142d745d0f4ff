import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { useTexts } from '#office/texts/texts.ts';
import { SmallButton } from './small-button.tsx';

interface MoveButtonsProps {
  /** The name of the item. */
  title: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Buttons that move an item of a list by one place. */
export function MoveButtons({ title, index, count, onMove }: MoveButtonsProps) {
  const texts = useTexts().form;
  return (
    <>
      <SmallButton title={`${texts.moveUp}: ${title}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUp fontSize="small" />
      </SmallButton>
      <SmallButton
        title={`${texts.moveDown}: ${title}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown fontSize="small" />
      </SmallButton>
    </>
  );
}
