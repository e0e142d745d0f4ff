import { expect, test } from 'vitest';
import { type Answers, fakeServices, problem } from '../testing/fake-services.ts';
import { applyForJob } from './apply-for-job.ts';

const openJob = { id: 4, title: 'Weaver', applicationDeadline: '2026-12-31T12:00:00Z' };
const typed = {
  name: 'Ada Lovelace',
  address: '1 Quay Street',
  email: 'ada@example.org',
  mobile: '+44 20 7946 0000',
  mobileAlternative: '+44 20 7946 0001',
  departmentId: '3',
};

const apply = (answers: Answers) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  body.append('file', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  const services = fakeServices(answers);
  return applyForJob(new Request('http://site.test/career/4', { method: 'POST', body }), services, '4').then(
    (answer) => ({
      ...answer,
      made: services.made,
    }),
  );
};

test('passes on a CV for an open job', async () => {
  const answer = await apply({
    GetCareerById: () => Response.json(openJob),
    DropCv: () => Response.json({ status: true, msg: 'Thank you' }),
  });
  expect(answer).toMatchObject({ status: 200, outcome: { tone: 'success', text: 'Thank you' } });
});

test.each<[string, Answers]>([
  ['down', {}],
  ['sending invalid data', { GetCareerById: () => new Response('<html>') }],
  ['failing', { GetCareerById: problem(500, 'internal') }],
])('returns the typed values while the backend is %s', async (_, answers) => {
  const answer = await apply(answers);
  expect(answer.outcome).toMatchObject({ tone: 'failure', errors: [], values: typed });
  expect(answer.status).toBeGreaterThanOrEqual(502);
  expect(answer.made).toEqual(['GetCareerById']);
});

test('rejects a CV for a closed job with 409', async () => {
  const answer = await apply({
    GetCareerById: () => Response.json({ ...openJob, applicationDeadline: '2026-01-31T12:00:00Z' }),
  });
  expect(answer.status).toBe(409);
  expect(answer.made).toEqual(['GetCareerById']);
});

test('responds with 404 for a job that does not exist', async () => {
  await expect(apply({ GetCareerById: problem(404, 'not_found') })).rejects.toMatchObject({ init: { status: 404 } });
});
