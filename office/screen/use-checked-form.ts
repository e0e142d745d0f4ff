import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useInvalidate } from '../providers/use-call.ts';
import { notify } from '../shell/notify.ts';
import { useTexts } from '../texts/texts.ts';
import { checkInput } from './check-input.ts';
import { useFieldMessage } from './format/use-field-message.ts';

interface Checked {
  /** The input of the call. */
  schema: z.ZodType;
  values: unknown;
  /** The part of the values that the form is for, such as `desks.2.`; absent: all. */
  at?: string;
  /** Clearer messages than those of the schema, by field. */
  reword?(found: Record<string, string>): Record<string, string>;
  /** The failure of the call. */
  error: unknown;
}

/** Checks a form before it is sent, with the messages of the check or of the server at its fields. */
export function useCheck({ schema, values, at = '', reword = (found) => found, error }: Checked) {
  const texts = useTexts();
  const fieldMessage = useFieldMessage();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  return {
    /** Whether the form can be sent. Otherwise its fields have messages. */
    check(): boolean {
      const found = reword(checkInput(schema, values, texts));
      setWrong(found);
      return Object.keys(found).length === 0;
    },
    /** The message of a field; `help` is shown while nothing is wrong. */
    field(name: string, help?: string) {
      const message = wrong[at + name] ?? fieldMessage(error, at + name);
      return { error: message !== undefined, helperText: message ?? help };
    },
  };
}

interface CheckedForm<Sent> extends Omit<Checked, 'error'> {
  send(): Promise<Sent>;
  onSent(sent: Sent): Promise<void>;
}

/** A form in a dialog that is sent by itself. */
export function useCheckedForm<Sent>({ send, onSent, ...form }: CheckedForm<Sent>) {
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });
  const { check, field } = useCheck({ ...form, error: sending.error });
  const onSubmit = () => {
    if (check()) sending.mutate();
  };
  /** `dialog`: the state of the dialog. */
  return { dialog: { sending, onSubmit }, field };
}

interface AddingForm extends Omit<CheckedForm<unknown>, 'onSent'> {
  /** What is read again afterwards. */
  refreshes: string;
  /** The notification of success. */
  done: string;
  onClose(): void;
}

/** A form in a dialog that closes once the input is stored. */
export function useAddingForm({ refreshes, done, onClose, ...form }: AddingForm) {
  const invalidate = useInvalidate();
  return useCheckedForm({
    ...form,
    onSent: async () => {
      await invalidate([refreshes]);
      notify(done, { type: 'success' });
      onClose();
    },
  });
}
