import { mix, tone } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { vignette } from '../stage.ts';

export const green = mix(tone.pine, tone.moss, 0.35);

export const brown = mix(tone.ember, tone.amber, 0.35);

export function finish(sheet: Sheet, ...markup: string[]): Sheet {
  sheet.add(...markup, vignette(sheet));
  return sheet;
}
