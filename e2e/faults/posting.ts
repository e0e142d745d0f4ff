import { randomUUID } from 'node:crypto';

/** The acknowledged messages and CVs, each with a unique marker to find it in the database. */
export interface Acknowledged {
  messages: string[];
  /** With the reference of the receipt, and the bytes that were sent. */
  applications: { marker: string; reference: string; bytes: Buffer }[];
}

/** The reference as it appears in the text for the visitor. */
const referenceIn = (text: string): string | undefined => /CV-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0];

/** The id of a department that accepts CVs. */
export async function firstDepartment(url: string): Promise<number> {
  const departments = (await (await fetch(`${url}/api/WebApi/GetDepartment`)).json()) as { id: number }[];
  return departments[0]?.id ?? 0;
}

/** The parts of a response that tests check. */
export interface Reply {
  status: number;
  retryAfter: string | null;
  text: string;
}

const replyOf = async (response: Response): Promise<Reply> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  text: await response.text(),
});

/** Sends messages and CVs, each from another visitor, and records the acknowledged ones. */
export function createSender(url: string, departmentId: number, kept: Acknowledged) {
  let sent = 0;
  const visitor = () => {
    sent += 1;
    return { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
  };

  return {
    async sendMessage(): Promise<Reply> {
      const marker = randomUUID();
      const response = await fetch(`${url}/api/WebApi/ContactUs`, {
        method: 'POST',
        headers: { ...visitor(), 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', subject: 'A question', message: marker }),
      });
      const reply = await replyOf(response);
      if (reply.status === 200 && JSON.parse(reply.text).status === true) kept.messages.push(marker);
      return reply;
    },

    async sendCv(): Promise<Reply> {
      const marker = randomUUID();
      // The size varies from one block of the disk to many.
      const filling = `% ${'x'.repeat(100)}\n`.repeat(Math.floor(Math.random() * 1_000));
      const bytes = Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n${filling}% ${marker}\n%%EOF\n`);
      const form = new FormData();
      const fields = {
        Name: marker,
        Address: '1 Quay Street',
        Email: `${marker}@example.org`,
        Mobile: '+44 20 7946 0000',
        MobileAlt: '+44 20 7946 0001',
        DepartmentId: String(departmentId),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new File([bytes], 'cv.pdf', { type: 'application/pdf' }));
      const response = await fetch(`${url}/api/WebApi/DropCv`, { method: 'POST', headers: visitor(), body: form });
      const reply = await replyOf(response);
      const reference = referenceIn(reply.text);
      if (reply.status === 200 && reference) kept.applications.push({ marker, reference, bytes });
      return reply;
    },
  };
}

/** Posts messages and CVs from several visitors in parallel until it is stopped, and records the acknowledged ones. */
export function postOn(url: string, departmentId: number, kept: Acknowledged, visitors = 6) {
  let stopped = false;
  const { sendMessage, sendCv } = createSender(url, departmentId, kept);
  const workers = Array.from({ length: visitors }, async (_, index) => {
    while (!stopped) {
      // A request without a response was not acknowledged.
      await (index % 2 === 0 ? sendMessage() : sendCv()).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(workers);
    },
  };
}
