import { expect, test } from 'vitest';
import { fakeServices } from '#site/testing/fake-services.ts';
import { offerOf } from './offer.server.ts';

const mill = { id: '3', name: 'North Mill', url: '/concern/north-mill' };
const quay = { id: '4', name: 'Quay', url: '/concern/quay' };
const certificate = (id: number, name: string, more: object) => ({ id, name, ...more });
const answers = {
  GetInformation: () => Response.json({ companyName: 'Example Group', timeZone: 'UTC' }),
  GetLocation: () =>
    Response.json([
      { id: 1, name: 'Spinning mill', concern: mill },
      { id: 2, name: 'Warehouse', concern: quay },
    ]),
  GetCertificate: (request: Request) => {
    expect(new URL(request.url).searchParams.get('concern')).toBe('3');
    return Response.json([
      certificate(5, 'Valid', { concerns: [mill], validUntil: '2026-06-01' }),
      certificate(6, 'Ended', { concerns: [mill], validUntil: '2026-05-31' }),
      certificate(7, 'Not yet', { concerns: [mill], validFrom: '2026-06-02' }),
      certificate(8, 'Of the group', { coversGroup: true }),
    ]);
  },
  GetDocument: () =>
    Response.json([
      { id: 10, name: 'Sheet 1', concerns: [mill] },
      { id: 11, name: 'Sheet 2', concerns: [mill], replaces: { id: '10', name: 'Sheet 1', url: '/documents' } },
    ]),
};

test('a concern has its locations, the valid ones of its certificates, and the current editions of its documents', async () => {
  const { locations, certificates, documents } = await offerOf(fakeServices(answers), '3');
  expect([locations, certificates, documents].map((list) => list.map(({ name }) => name))).toEqual([
    ['Spinning mill'],
    ['Valid', 'Of the group'],
    ['Sheet 2'],
  ]);
});

test('nothing is asked of a backend that has none', async () => {
  const services = fakeServices(answers, { lacks: ['facts'] });
  expect(await offerOf(services, '3')).toEqual({ locations: [], certificates: [], documents: [] });
  expect(services.made).toEqual([]);
});
