import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The fields of the calls that contain editors' texts. The company's name is a proper name in every language, so it is
 * not listed.
 */
const textFields: readonly string[] = [
  ...['companyAddress', 'companySummary', 'aboutUs', 'companyHistory', 'companyMission', 'companyVision'],
  ...[
    'privacyPolicy',
    'accessibilityStatement',
    'footerInfo',
    'newsletterInfo',
    'representatives',
    'register',
    'imprint',
  ],
  ...['name', 'title', 'heading', 'description', 'designation', 'mission', 'vission', 'alt', 'place'],
  ...['jobDescription', 'educationalQualification', 'jobFacility', 'salaryRange', 'jobLocation'],
  ...['videoDescription', 'transcript'],
];

/** The mark at the beginning of an editor's text, with the name of its field, and the mark at the end of a plain text. */
export const beginOf = (field: string): string => `⟦${field} `;
export const textEnd = '⟧';

const marked = (field: string, text: string): string =>
  text.startsWith('<') ? text.replace('>', `>${beginOf(field)}`) : `${beginOf(field)}${text}${textEnd}`;

function markTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => markTexts(item));
  if (typeof value === 'string') return value !== '' && textFields.includes(key) ? marked(key, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, markTexts(inner, field)]));
}

/** A backend that forwards calls to another one, marks every editor's text, and has one language. */
export async function startMarkedBackend(origin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json')) return void response.writeHead(answer.status).end(await answer.bytes());
    const body: unknown = markTexts(await answer.json());
    if (request.url?.includes('GetInformation')) {
      const companyPhone = `+33 1 23 45 67 89, ${marked('companyPhone', 'Monday to Friday')}`;
      Object.assign(body as object, { languages: [], companyPhone });
    }
    if (request.url?.includes('GetVideos')) {
      for (const video of body as object[]) Object.assign(video, { transcript: marked('transcript', 'Buongiorno') });
    }
    response.writeHead(answer.status, { 'content-type': type }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
