import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeMe } from '#contract/calls/office/people.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { meQuery, useMe } from '../shell/me.ts';
import { notify } from '../shell/notify.ts';
import { useLanguage } from '../texts/texts.ts';

/**
 * Keeps the language of the office at the account, which the server’s texts follow. A language that the user has just
 * chosen, also on the sign-in screen, becomes the account’s; otherwise the office takes over the account’s. The language
 * of a browser is no choice: it may be that of a colleague.
 */
export function useAccountLanguage(): void {
  const { lang } = useMe();
  const { language, isChosen, texts, adopt } = useLanguage();
  const queries = useQueryClient();
  const isNew = isChosen && lang !== language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed call is not repeated when other values change
  useEffect(() => {
    if (isNew) {
      client
        .call(changeMe, { lang: language })
        .then(() => queries.invalidateQueries({ queryKey: meQuery.queryKey }))
        .catch((error: unknown) => notify(messageOf(error, texts), { type: 'error' }));
    } else if (lang !== null && lang !== language) void adopt(lang);
  }, [lang, language, isNew]);
}
