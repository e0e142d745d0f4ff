import { expect, test } from 'vitest';
import { fakeServices } from '../testing/fake-services.ts';
import { sentPageForm } from './page-form.ts';

const post = (address: string, values: Record<string, string>) =>
  new Request(`http://site.test${address}`, { method: 'POST', body: new URLSearchParams(values) });
const taken = {
  ContactUs: () => Response.json({ status: true }),
  Subscribe: () => Response.json({ status: true }),
};

test('the form that the address names is sent, with its outcome', async () => {
  const services = fakeServices(taken);
  const contact = await sentPageForm(post('/suppliers?form=contact', { message: 'Clay' }), services);
  expect(contact).toMatchObject({ form: 'contact', status: 200, outcome: { tone: 'success' } });
  const newsletter = await sentPageForm(post('/?form=newsletter', { email: 'no-address' }), services);
  expect(newsletter).toMatchObject({ form: 'newsletter', status: 422, outcome: { values: { email: 'no-address' } } });
  expect(services.made).toEqual(['ContactUs']);
});

test.each([
  post('/suppliers', { message: 'Clay' }),
  post('/suppliers?form=constructor', { message: 'Clay' }),
  new Request('http://site.test/suppliers?form=contact'),
])('other requests are left to their page', async (request) => {
  const services = fakeServices(taken);
  expect(await sentPageForm(request, services)).toBeUndefined();
  expect(services.made).toEqual([]);
});

test('a site without pages of editors has no such form', async () => {
  const services = fakeServices(taken, { lacks: ['pages'] });
  expect(await sentPageForm(post('/?form=contact', { message: 'Clay' }), services)).toBeUndefined();
});
