import { loaders, type Texts } from '#build/messages/office-server/accounts.ts';
import { loadWords, type Wording as WordingIn } from '#contract/wording.ts';

/** What sign-in and mails say to users of the office, in their language. */
export const words = await loadWords<Texts>(loaders);

export type Wording = WordingIn<Texts>;
