import { useMutation } from '@tanstack/react-query';
import { getReplyTemplates, saveReplyTemplates } from '#contract/calls/office/reply-templates.ts';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { useCall, useInvalidate } from '#office/providers/use-call.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';

export type LoadedTemplates = CallOutput<typeof getReplyTemplates>;

const key = ['reply-templates'];

export const useReplyTemplates = () => useCall(key, getReplyTemplates, {});

/** Saves a change of the templates that were loaded. A colleague's change in between is refused, and loaded. */
export function useSaveTemplates({ revision }: LoadedTemplates, onSaved: () => void = () => {}) {
  const { replies: texts } = useTexts();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (templates: ReplyTemplate[]) =>
      client.call(saveReplyTemplates, { settings: { templates }, seen: revision }),
    onSuccess: () => {
      notify(texts.saved, { type: 'success' });
      onSaved();
    },
    onSettled: () => invalidate(key),
  });
}
