import type { Handler } from '#api/context.ts';
import type { changeUser as changeUserCall } from '#contract/calls/office/people/change-user.ts';
import type { inviteUser as inviteUserCall } from '#contract/calls/office/people/invite-user.ts';
import type { listUsers as listUsersCall } from '#contract/calls/office/people/list-users.ts';
import { HttpError } from '#contract/problem.ts';

export const listUsers: Handler<typeof listUsersCall> = async (_, { people }) => {
  const items = await people.list();
  return { items, total: items.length };
};

export const inviteUser: Handler<typeof inviteUserCall> = async (person, { caller, people, sendNow }) => {
  const invited = await people.invite(person, caller.principal?.name ?? '');
  if (!invited) throw new HttpError('conflict', 'A user with this e-mail address exists already.');
  return { ...invited, mailed: sendNow !== undefined };
};

export const changeUser: Handler<typeof changeUserCall> = async ({ id, ...change }, { caller, people }) => {
  const outcome = await people.change(id, change, caller.principal?.name ?? '');
  if (outcome === 'missing') throw new HttpError('not_found');
  if (outcome === 'last-owner') {
    throw new HttpError('conflict', 'There must be another owner who can sign in before this one is changed.');
  }
  return outcome;
};
