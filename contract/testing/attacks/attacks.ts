import { events, foreign, frames, loading, scripts } from './in-markup.ts';
import { addresses, clobbering, forms, mutations, runningAddresses } from './in-text.ts';

/** HTML that wants to run or to tell somebody. `hit` is what its script leaves in the topmost window. */
export interface Attack {
  kind: string;
  hit: number;
  html: string;
}

/** Nobody's; whatever asks for it was made to. */
export const foreignHost = 'evil.example';

const filledIn = (template: string, hit: number): string =>
  template
    .replaceAll('RUN', `top.hit=${hit}`)
    .replaceAll('OUT', `https://${foreignHost}/${hit}`)
    .replaceAll('HERE', String(hit));

const kinds = { scripts, events, foreign, frames, loading, addresses, forms, clobbering, mutations };

/** Every attack, each with a number of its own. */
export const attacks: readonly Attack[] = Object.entries(kinds)
  .flatMap(([kind, templates]) => templates.map((template) => ({ kind, template })))
  .map(({ kind, template }, index) => ({ kind, hit: index + 1, html: filledIn(template, index + 1) }));

/** Addresses that run, for fields that hold nothing but an address. */
export const attackingAddresses: readonly string[] = runningAddresses.map((address) => filledIn(address, 9_999));

/** All attacks in one text; those that could swallow the rest of it stand last. */
export const allAttacks: string = [...attacks]
  .sort((a, b) => Number(a.kind === 'mutations') - Number(b.kind === 'mutations'))
  .map(({ html }) => `<p>before</p>${html}<p>after</p>`)
  .join('\n');
