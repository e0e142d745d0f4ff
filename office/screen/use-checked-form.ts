import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useTexts } from '../texts/texts.ts';
import { checkInput } from './check-input.ts';
import { useFieldMessage } from './format/use-field-message.ts';

interface CheckedForm<Sent> {
  /** The input of the call. */
  schema: z.ZodType;
  values: unknown;
  /** Clearer messages than those of the schema, by field. */
  reword?(found: Record<string, string>): Record<string, string>;
  send(): Promise<Sent>;
  onSent(sent: Sent): Promise<void>;
}

/** A form in a dialog: checked before it is sent, with the messages of the check or of the server at its fields. */
export function useCheckedForm<Sent>({ schema, values, reword = (found) => found, send, onSent }: CheckedForm<Sent>) {
  const texts = useTexts();
  const fieldMessage = useFieldMessage();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });
  return {
    /** The state of the dialog. */
    dialog: {
      sending,
      onSubmit: () => {
        const found = reword(checkInput(schema, values, texts));
        setWrong(found);
        if (Object.keys(found).length === 0) sending.mutate();
      },
    },
    /** The message of a field; `help` is shown while nothing is wrong. */
    field: (name: string, help?: string) => {
      const message = wrong[name] ?? fieldMessage(sending.error, name);
      return { error: message !== undefined, helperText: message ?? help };
    },
  };
}
