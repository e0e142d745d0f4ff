import { expect, test } from 'vitest';
import { inOtherUnits } from './other-units.ts';

test.each([
  ['75cl', ['750ml']],
  ['wine bottle 75 cl', ['wine bottle 750ml']],
  ['0.75 l', ['750ml', '75cl']],
  ['Kanister 0,5 Liter', ['Kanister 500ml', 'Kanister 50cl']],
  ['5 litros', ['5000ml', '500cl']],
  ['4 inch pipe', ['100mm pipe', '10cm pipe']],
  ['4" pipe', ['100mm pipe', '10cm pipe']],
  ['0.4 kg', ['400g']],
  ['٥ لترات', ['5000ml', '500cl']],
  ['2000 g', ['2kg']],
  ['600 x 600 mm', ['600 x 60cm']],
  ['half a litre bottle', ['500ml bottle', '50cl bottle']],
  ['halber Liter', ['500ml', '50cl']],
  ['half twist', []],
  // No quantity, or a part of an article number.
  ['PE 100', []],
  ['GB-750-ML', []],
  ['YC 30/1', []],
  ['1.000.000 m', []],
  ['5 bar', []],
])('“%s” is also %j', (query, others) => {
  expect(inOtherUnits(query)).toEqual(others);
});
