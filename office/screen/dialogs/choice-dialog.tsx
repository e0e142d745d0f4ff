import { Button } from '@mui/material';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface ChoiceDialogProps extends Pick<DialogFrameProps, 'onClose' | 'children'> {
  title: string;
  /** The label of the suggested answer. */
  suggested: string;
  other: string;
  onChoose: (isSuggested: boolean) => void;
}

/** Asks for one of two answers. */
export const ChoiceDialog = ({ suggested, other, onChoose, children, ...frame }: ChoiceDialogProps) => (
  <DialogFrame
    {...frame}
    maxWidth="xs"
    actions={
      <>
        <Button onClick={() => onChoose(false)}>{other}</Button>
        <Button variant="contained" autoFocus onClick={() => onChoose(true)}>
          {suggested}
        </Button>
      </>
    }
  >
    {children}
  </DialogFrame>
);
