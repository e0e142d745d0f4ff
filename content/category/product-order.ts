import type { ProductOrder } from './definition.ts';

/** An order as the parameter of addresses, such as `-name`. */
export const orderText = ({ by, descending }: ProductOrder): string => `${descending ? '-' : ''}${by}`;

export const orderIn = (text: string): ProductOrder =>
  text.startsWith('-') ? { by: text.slice(1), descending: true } : { by: text, descending: false };
