import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discardProposals } from '#contract/calls/office/translations.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type EntryProposals, proposalsKey } from './use-proposals.ts';

/** Discards proposals of the shown entry by their paths. */
export function useDiscard(of: EntryProposals | undefined) {
  const texts = useTexts();
  const queries = useQueryClient();
  const { id = 0, lang = '' } = of ?? {};
  return useMutation({
    mutationFn: (paths: string[]) => client.call(discardProposals, { id, lang, paths }),
    onSuccess: () => queries.invalidateQueries({ queryKey: proposalsKey(id, lang) }),
    onError: (error) => notify(messageOf(error, texts), { type: 'error' }),
  });
}
