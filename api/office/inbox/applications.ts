import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type {
  changeApplications as changeApplicationsCall,
  getApplication as getApplicationCall,
  listApplications as listApplicationsCall,
} from '#contract/calls/office/inbox.ts';
import type { OfficeApplication } from '#contract/office/inbox-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { StoredApplication } from '#store/interfaces/inbox.ts';

export const listApplications: Handler<typeof listApplicationsCall> = async (query, { store }) => {
  const { items, total } = await store.submissions.applications(query);
  return { items: items.map(applicationView), total };
};

export const getApplication: Handler<typeof getApplicationCall> = async ({ id }, { store }) => {
  const application = await store.submissions.application(id);
  if (!application) throw new HttpError('not_found');
  return applicationView(application);
};

export const changeApplications: Handler<typeof changeApplicationsCall> = async ({ ids, seen, ...change }, context) => {
  const by = actorOf(context.caller);
  return { changed: await context.store.submissions.changeApplications(ids, change, by, seen) };
};

/** Of a department or job that was removed permanently, only the id is left. */
const titled = (id: number, title: string | null) => ({ id, title: title ?? `#${id}` });

export const applicationView = (application: StoredApplication): OfficeApplication => {
  const { departmentId, departmentTitle, careerId, careerTitle, file, ...same } = application;
  return {
    ...same,
    department: titled(departmentId, departmentTitle),
    career: careerId === null ? null : titled(careerId, careerTitle),
    file: { name: file.name, mediaType: file.mediaType, bytes: file.bytes },
  };
};
