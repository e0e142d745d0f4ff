import { useMutation } from '@tanstack/react-query';
import { changeMessages, listAssignees, listMessages } from '#contract/calls/office/inbox.ts';
import { sendReply } from '#contract/calls/office/send-reply.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { useCall, useInvalidate, useListPage } from '#office/providers/use-call.ts';
import { overviewKey } from '#office/shell/counts.ts';

export const useMessages = (input: CallInput<typeof listMessages>) =>
  useListPage('messages', listMessages, input, { refetchInterval: 60_000 });

type Change = CallInput<typeof changeMessages>;

/** Changes messages, and updates lists and the menu's counts. */
export function useChangeMessages(onChanged: (change: Omit<Change, 'ids' | 'seen'>) => void) {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: Change) => client.call(changeMessages, input),
    onSuccess: (_, { ids: _ids, seen: _seen, ...change }) => onChanged(change),
    // Also after an error: a colleague may have changed it.
    onSettled: () => invalidate(['messages'], overviewKey),
  });
}

/** Mails an answer, and updates lists and the menu's counts. */
export function useSendReply(onSent: () => void) {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: CallInput<typeof sendReply>) => client.call(sendReply, input),
    onSuccess: onSent,
    onSettled: () => invalidate(['messages'], overviewKey),
  });
}

/** The users a message can be assigned to. */
export function useAssignees() {
  const { data = [] } = useCall(['users', 'assignees'], listAssignees, {});
  return data;
}
