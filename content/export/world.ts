/*
 * The land of the world as cells of 2.5 degrees, from 77° north to 55° south, made from Natural Earth (public domain).
 * A row is a number in base 36; its bits are the cells from west to east.
 */
export const cell = 2.5;
export const north = 77;
export const columns = 144;

const rows =
  'wu51px89n37ix3u1oyausxs 7i8nhxqbx0fxdg9tocwnpon4 2maxkxw3g8v0t22ld275otv1n9c an75w93vuq7uhkcb75j6xvq2i48w ' +
  '1bwe8j4zhc9zb71j9egshc0rz56o txqwbxy2d2qu8eluurbe4aiizun bz3k4pkfe27192hsfcmey20idfc r5jt8e9x5dh04uwgwnsow11xmo ' +
  '2zts8fnj6w2haguh08wrwcj6hz4 y3mbsp5zb5kn9gii9jkfoc8w h1t6nizku1rwkp27a52ri5mo 49galjqdtlwn3wsek6gcgm4g ' +
  '8iwlbmoykdqqizmewal795og 8iwl8fh25nkugzthttz4f3ls 8iwl50kmrzlboeemphe1lwcg 49g9wlzbqm5mp0m26jh654hs ' +
  '49gaa9l18wp4nwqy2sxymsjk 12d15cvumnzd170r0sgj8hz4 9l6mr001t7y3qpmz1onwsn4 j16mxb9zn8gsdx0jbrkasqo ' +
  '4na4xkrr03bmvleanavmp6o 28x7b7in2od6rg0bj03bhfk qxz1cvkemutczbsi4te4bbmvi8 l92kkixy2thipnrwh1rpq8 ' +
  '3vl9wu54h5pg9np7wiu6tc l8prozytvdx8lu7ns581s 3denoyhj5y9sfis8ut5og 29pxq5n31nbzzxpod7x1c r9aaav10xyp0122fdx4w ' +
  'raq4uix40kir7xjlrtog 1ilxjvpnc5ilfrdn5rh1c 1imaiipjgyp4ra8max69s 1imeamezh7qkerl6zb01s 1imekce8ebcgb9856la0w ' +
  'rb75b7i666zkcw6bzji8 rb6vl8992l3nv91gwa9s dnkmmoeastttty1rlfcw 6trrvdpqrlxbw5u8ohry 3evchqdgpbm7oarat0xs ' +
  '3evchqd14tr4qhfaixi8 3ensabfabsxv0ho80pa8 3ensabfa9eprik6n8av4 6tbkkmtxaarf4wy3r400 6suadyz2r0dlhmlvwv0g ' +
  '6suadyz11p0pjewfsmio 6pyl9ztsq0n3t1qsr6yo 6efsu39is7gv1y8dmxhe csvlo6j1kexq3wgra1ac 5z2qwvuhj4kjdtjtj02g ' +
  'by5htroz2952rn3n203k by5htroz295904u8eqyo acjjm8vld79v05jjn9q8 54cn2h0f0yrw1k6pb56o';

/** The runs of land in a row of cells: the column of the first cell, and the number of cells. */
type Run = [start: number, length: number];

/** One list of runs a row, from north to south. */
export const landRows: readonly Run[][] = rows.split(' ').map((row) => {
  const cells = [...row].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return [...cells.toString(2).padStart(columns, '0').matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length]);
});
