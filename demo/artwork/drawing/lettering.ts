import { group, stroke } from './shapes.ts';

/** Letters as strokes on a body ten units high, so that no picture depends on an installed font. */
const letters: Record<string, readonly [d: string, width: number]> = {
  A: ['M0 10L3.6 0L7.2 10M1.4 6.8H5.8', 7.2],
  B: ['M0 0V10H3.6A2.6 2.6 0 0 0 3.6 4.8H0M0 0H3.2A2.4 2.4 0 0 1 3.2 4.8', 6.2],
  C: ['M7.6 1.7A4.8 5 0 1 0 7.6 8.3', 7.8],
  D: ['M0 0V10H2.6A5 5 0 0 0 2.6 0Z', 7.6],
  E: ['M5.4 0H0V10H5.4M0 4.9H4.6', 5.4],
  F: ['M5.2 0H0V10M0 4.9H4.4', 5.2],
  G: ['M7.8 1.8A4.8 5 0 1 0 8.4 6.6V5.4H5.2', 8.4],
  H: ['M0 0V10M6.6 0V10M0 4.9H6.6', 6.6],
  I: ['M0 0V10', 0],
  K: ['M0 0V10M6.2 0L0 5.8M2.2 4L6.6 10', 6.6],
  L: ['M0 0V10H5', 5],
  M: ['M0 10V0L4.2 6.6L8.4 0V10', 8.4],
  N: ['M0 10V0L6.8 10V0', 6.8],
  O: ['M4.9 0A4.9 5 0 1 1 4.89 0Z', 9.8],
  P: ['M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0', 6.2],
  Q: ['M4.9 0A4.9 5 0 1 1 4.89 0ZM6 7.2L9.2 10.6', 9.8],
  R: ['M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3 5.6L6.4 10', 6.4],
  S: ['M6 1.7C5 -0.5 0.5 -0.5 0.5 2.5C0.5 5.6 6.2 4.3 6.2 7.4C6.2 10.6 1.2 10.6 0.1 8.2', 6.2],
  T: ['M0 0H7M3.5 0V10', 7],
  U: ['M0 0V6.5A3.3 3.5 0 0 0 6.6 6.5V0', 6.6],
  V: ['M0 0L3.6 10L7.2 0', 7.2],
  W: ['M0 0L2.7 10L5.4 1.6L8.1 10L10.8 0', 10.8],
  Y: ['M0 0L3.4 5L6.8 0M3.4 5V10', 6.8],
  Z: ['M0 0H6.4L0 10H6.4', 6.4],
  '0': ['M3.2 0A3.2 5 0 1 1 3.19 0Z', 6.4],
  '1': ['M0 2.2L2.6 0V10', 2.8],
  '2': ['M0.2 2.5A3 2.8 0 1 1 5.4 4.6L0 10H6.4', 6.4],
  '4': ['M4.8 10V0L0 7H6.8', 6.8],
  '5': ['M5.6 0H1L0.5 4.4A3.3 3.2 0 1 1 0.2 8.6', 6.4],
  '9': ['M6 3.2A3 3.1 0 1 1 6 3.1C6 7 4.6 9.4 1.4 10', 6.2],
  ' ': ['', 3],
};

/** The width of a text at a height, in pixels. */
export function textWidth(text: string, height: number, spacing = 2.6): number {
  const units = [...text].reduce((sum, letter) => sum + (letters[letter]?.[1] ?? 0) + spacing, -spacing);
  return (units * height) / 10;
}

/** A text in capitals and digits, its upper left corner at (x, y); `weight` in tenths of the height. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 1.2,
  spacing = 2.6,
): string {
  let at = 0;
  const drawn = [...text].map((letter) => {
    const [d, width] = letters[letter] ?? ['', 0];
    const markup = d
      ? group(stroke(d, colour, weight, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'round' }), {
          transform: `translate(${at.toFixed(2)} 0)`,
        })
      : '';
    at += width + spacing;
    return markup;
  });
  return `<g transform="translate(${x} ${y}) scale(${height / 10})">${drawn.join('')}</g>`;
}

export const centred = (
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight?: number,
  spacing?: number,
) => lettering(text, x - textWidth(text, height, spacing) / 2, y, height, colour, weight, spacing);
