import type { CallContext, Handler } from '#api/context.ts';
import type { changeMe as changeMeCall, getMe as getMeCall } from '#contract/calls/office/people.ts';
import { HttpError } from '#contract/protocol/problem.ts';

/** Used where the company has no time zone, or does not exist yet. */
const defaultTimeZone = 'UTC';

/** The id of the calling user. The program itself has none. */
const myId = ({ caller }: CallContext): string => {
  const id = caller.principal?.id;
  if (id === undefined) throw new HttpError('unauthenticated');
  return id;
};

export const getMe: Handler<typeof getMeCall> = async (_, context) => {
  const { people, publicUrl, sendNow, store, translator } = context;
  const me = await people.get(myId(context));
  if (!me) throw new HttpError('unauthenticated');
  const company = await store.entries.publishedSingle('company');
  const textIn = (field: string) => String(company?.document[field] ?? '');
  return {
    ...me,
    officeUrl: people.officeUrl,
    siteUrl: publicUrl,
    timeZone: textIn('timeZone') || defaultTimeZone,
    mainLanguage: store.defaultLanguage,
    companyName: textIn('companyName'),
    companySummary: textIn('summary'),
    footerInfo: textIn('footerInfo'),
    translator: translator?.host ?? null,
    sendsMail: sendNow !== undefined,
  };
};

export const changeMe: Handler<typeof changeMeCall> = async (change, context) => {
  await context.people.changeMe(myId(context), change);
  return { ok: true };
};
