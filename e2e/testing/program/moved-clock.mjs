/* Loaded before the program: its clock is ahead by the milliseconds in the file that CLOCK_FILE names; it is read each time. */
import { readFileSync } from 'node:fs';

const Real = Date;
const file = process.env.CLOCK_FILE ?? '';
const now = () => Real.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }
  static now() {
    return now();
  }
};
