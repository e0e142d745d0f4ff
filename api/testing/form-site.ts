import type { EntityInput, EntityName } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { owner, startApi } from './start-api.ts';

export type FormSite = Awaited<ReturnType<typeof startFormSite>>;

const page = { skip: 0, take: 100 };

/** An API with a company and a department, whose forms visitors can send. */
export async function startFormSite() {
  const api = await startApi();
  const publish = async <Name extends EntityName>(type: Name, document: EntityInput<Name>) => {
    const input = {
      type,
      parent: null,
      status: 'published',
      publishAt: null,
      keepPublished: false,
      document,
      translations: {},
    } as const;
    return (await api.client(owner).call(saveEntry, input)).id;
  };
  return {
    api,
    publish,
    company: await publish('company', { companyName: 'Example Group', email: 'office@example.com' }),
    department: await publish('department', { name: 'Maintenance' }),
    messages: async (status?: 'spam') => (await api.store.submissions.messages({ ...page, status })).items,
    applications: async () => (await api.store.submissions.applications(page)).items,
    post: (path: string, body: unknown, address = '203.0.113.7') =>
      api.fetch(
        path,
        { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        { address },
      ),
    mails: async () => api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100),
  };
}
