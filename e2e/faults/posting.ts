import { randomUUID } from 'node:crypto';

/** What was answered as kept, by a text of its own that is found again in the database. */
export interface Acknowledged {
  messages: string[];
  /** With the receipt's number, and the bytes that were sent. */
  applications: { marker: string; reference: string; bytes: Buffer }[];
}

/** The receipt's number is told as the visitor reads it. */
const referenceIn = (text: string): string | undefined => /CV-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0];

/** Posts messages and CVs from many visitors side by side until it is stopped, and notes what was acknowledged. */
export function postOn(url: string, departmentId: number, kept: Acknowledged, visitors = 6) {
  let stopped = false;
  let sent = 0;
  const visitor = () => {
    sent += 1;
    return { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
  };

  const sendMessage = async () => {
    const marker = randomUUID();
    const response = await fetch(`${url}/api/WebApi/ContactUs`, {
      method: 'POST',
      headers: { ...visitor(), 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', subject: 'A question', message: marker }),
    });
    const answer = (await response.json()) as { status?: boolean };
    if (response.status === 200 && answer.status === true) kept.messages.push(marker);
  };

  const sendCv = async () => {
    const marker = randomUUID();
    const bytes = Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n% ${marker}\n%%EOF\n`);
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
    const reference = referenceIn(await response.text());
    if (response.status === 200 && reference) kept.applications.push({ marker, reference, bytes });
  };

  const workers = Array.from({ length: visitors }, async (_, index) => {
    while (!stopped) {
      // Whoever is cut off has no answer, and nothing was promised.
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
