/** The palette: deep teal and burnt amber, tones of paper, and the tones between them. */
export const tone = {
  night: '#07202a',
  ink: '#0b2f3a',
  deep: '#0f4c5c',
  teal: '#2b7a86',
  sea: '#5aa0a3',
  mist: '#a9c7c4',
  foam: '#dbe7e2',
  paper: '#f6f0e4',
  sand: '#e6d5b8',
  oat: '#cdb68f',
  amber: '#e39a3b',
  honey: '#f1bd6a',
  ember: '#c8642a',
  clay: '#ad5236',
  rose: '#dba58c',
  moss: '#75875a',
  pine: '#2f5a47',
  slate: '#5f7680',
  steel: '#b7c4c6',
  white: '#fdfaf3',
} as const;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour at a fraction `share` (0 to 1) between two colours, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, place) => Math.round(value + ((goal[place] ?? 0) - value) * share));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#fff6e2', share);
export const darker = (colour: string, share: number) => mix(colour, tone.night, share);

/** The blue of water pipes. */
export const pipeBlue = mix(tone.teal, '#1d6fb0', 0.55);
