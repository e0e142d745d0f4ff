import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import type {
  changeUser as changeUserCall,
  inviteUser as inviteUserCall,
  listUsers as listUsersCall,
} from '#contract/calls/office/people.ts';
import { HttpError } from '#contract/protocol/problem.ts';

export const listUsers: Handler<typeof listUsersCall> = async (_, { people }) => {
  const items = await people.list();
  return { items, total: items.length };
};

export const inviteUser: Handler<typeof inviteUserCall> = async (person, { caller, lang, people, sendNow }) => {
  const invited = await people.invite({ ...person, lang }, actorOf(caller));
  if (!invited) throw words.error('conflict', (texts) => texts.people.exists);
  return { ...invited, mailed: sendNow !== undefined };
};

export const changeUser: Handler<typeof changeUserCall> = async ({ id, ...change }, { caller, people }) => {
  const outcome = await people.change(id, change, actorOf(caller));
  if (outcome === 'missing') throw new HttpError('not_found');
  if (outcome === 'last-owner') {
    throw words.error('conflict', (texts) => texts.people.lastOwner);
  }
  return outcome;
};
