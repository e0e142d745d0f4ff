import { events, foreign, frames, loading, scripts } from './in-markup.ts';
import { addresses, clobbering, forms, mutations, runningAddresses } from './in-text.ts';

/** HTML that tries to run a script or to send a request. `hit` is the number that its script sets on the top window. */
export interface Attack {
  kind: string;
  hit: number;
  html: string;
}

/** A host that tests watch: a request to it means that an attack succeeded. */
export const foreignHost = 'evil.example';

const filledIn = (template: string, hit: number): string =>
  template
    .replaceAll('RUN', `top.hit=${hit}`)
    .replaceAll('OUT', `https://${foreignHost}/${hit}`)
    .replaceAll('HERE', String(hit));

const kinds = { scripts, events, foreign, frames, loading, addresses, forms, clobbering, mutations };

/** Every attack, each with a unique number. */
export const attacks: readonly Attack[] = Object.entries(kinds)
  .flatMap(([kind, templates]) => templates.map((template) => ({ kind, template })))
  .map(({ kind, template }, index) => ({ kind, hit: index + 1, html: filledIn(template, index + 1) }));

/** Addresses that run scripts, for fields that contain only an address. */
export const attackingAddresses: readonly string[] = runningAddresses.map((address) => filledIn(address, 9_999));

/** All attacks in one text. Those that could swallow the rest of it are last. */
export const allAttacks: string = [...attacks]
  .sort((a, b) => Number(a.kind === 'mutations') - Number(b.kind === 'mutations'))
  .map(({ html }) => `<p>before</p>${html}<p>after</p>`)
  .join('\n');
