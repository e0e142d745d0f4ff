import { expect, test } from 'vitest';
import { z } from 'zod';
import { companyWire } from '#content/company/wire.ts';
import { concernWire } from '#content/concern/wire.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { type FieldInput, fieldMeta } from '../fields.ts';
import { attackingAddresses } from '../testing/attacks/attacks.ts';
import { decodeLeniently } from '../wire/lenient.ts';

const holdsAddress: readonly FieldInput[] = ['web-address', 'link', 'video', 'picture', 'file'];

/** Every field that holds an address, with its path, also in lists. */
const fields = entityNames.flatMap((name) => fieldsIn(name, entityOf(name).document));

function fieldsIn(path: string, schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const input = fieldMeta.get(schema)?.input;
  if (input !== undefined && holdsAddress.includes(input)) return [[path, schema]];
  const { def } = schema._zod;
  if ('innerType' in def) return fieldsIn(path, def.innerType as z.core.$ZodType);
  if (def.type === 'array') return fieldsIn(path, (def as z.core.$ZodArrayDef).element);
  if (def.type === 'union') return (def as z.core.$ZodUnionDef).options.flatMap((one) => fieldsIn(path, one));
  if (def.type !== 'object') return [];
  return Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([key, part]) => fieldsIn(`${path}.${key}`, part));
}

test('finds the fields with addresses', () => {
  expect(fields.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'company.facebookUrl',
      'company.mapUrl',
      'concern.redirectUrl',
      'brand.projectUrl',
      'video.video',
    ]),
  );
});

test.each(fields)('%s rejects addresses that run scripts or are not web pages', (_, schema) => {
  for (const address of [...attackingAddresses, 'mailto:a@example.com', 'tel:1', 'ftp://a.example/', '//a.example/x']) {
    expect(z.safeParse(schema, address).success, address).toBe(false);
    expect(z.safeParse(schema, { src: address, alt: 'A' }).success, address).toBe(false);
  }
});

test.each(attackingAddresses)('“%s” from another backend becomes no link', (address) => {
  const decoded = [
    decodeLeniently(companyWire, { companyName: 'A', fbLink: address, mapUrl: address }),
    decodeLeniently(concernWire, { name: 'B', url: 'b', redirectlink: address }),
  ];
  const kept = decoded
    .flatMap((one) => (one.fits ? Object.values(one.value) : []))
    .filter((value) => value === address);
  // Addresses that browsers resolve as a path of this site may stay, but no address that runs.
  for (const one of kept) expect(new URL(String(one), 'https://www.example.com').protocol).toBe('https:');
});
