import type { getCareerById as getCareerByIdCall, getCareer as getCareerCall } from '#content/career/calls.ts';
import type { CallContext, Handler } from '../context.ts';
import type { EntryView } from '../read-entry.ts';
import { mapList } from '../rules/streams/streamed-list.ts';
import { entryById, entryList, found } from './entry-calls.ts';
import { withLinks } from './links.ts';

const list = entryList('career');
const byId = entryById('career');

export const getCareer: Handler<typeof getCareerCall> = async (input, context) => {
  return mapList(await list(input, context), async (jobs) => {
    const departments = await departmentIds(jobs, context);
    return withConcerns(
      jobs.map((job) => withDepartment(job, departments)),
      input.lang,
      context,
    );
  });
};

export const getCareerById: Handler<typeof getCareerByIdCall> = async (input, context) => {
  const job = await byId(input, context);
  const [linked] = await withConcerns([withDepartment(job, await departmentIds([job], context))], input.lang, context);
  return found(linked);
};

type Job = EntryView<'career'>;

const withConcerns = (
  jobs: readonly ReturnType<typeof withDepartment>[],
  lang: string | undefined,
  context: CallContext,
) => withLinks('career', jobs, lang, context, ['concerns']);

const withDepartment = (job: Job, departments: ReadonlyMap<number | null, string>) => ({
  ...job,
  department: departments.get(job.department) ?? null,
});

/** Maps the numeric ids of departments to their public ids. Reads none where no job has a department. */
async function departmentIds(jobs: readonly Job[], { store }: CallContext): Promise<Map<number | null, string>> {
  if (jobs.every(({ department }) => department === null)) return new Map();
  const { items } = await store.entries.listPublished({ type: 'department' });
  return new Map(items.map(({ id, publicId }) => [id, publicId]));
}
