import { loaders, type Texts } from '#build/messages/office-server/accounts.ts';
import { type Texts as TitleTexts, loaders as titleLoaders } from '#build/messages/office-server/titles.ts';
import { loadWords, type Wording as WordingIn } from '#contract/languages/wording.ts';
import type { ProblemCode } from '#contract/protocol/problem.ts';

/** What sign-in and mails say to users of the office, in their language. */
export const words = await loadWords<Texts>(loaders);

export type Wording = WordingIn<Texts>;

const titles = await loadWords<TitleTexts>(titleLoaders);

/** The title of an error. */
export const titleOf = (code: ProblemCode, lang: string): string => titles.say((texts) => texts[code], lang);
