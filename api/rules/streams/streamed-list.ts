/** A list that is too long to be read at once. */
export interface StreamedList<Item> {
  batches: AsyncIterable<Item[]>;
  total: number;
}

interface WholeList<Item> {
  items: Item[];
  total: number;
}

export const isStreamed = (output: unknown): output is StreamedList<unknown> =>
  typeof output === 'object' && output !== null && 'batches' in output;

/** Changes the items of a list, batch by batch where it is streamed. */
export async function mapList<From, To>(
  list: WholeList<From> | StreamedList<From>,
  change: (items: readonly From[]) => To[] | Promise<To[]>,
): Promise<WholeList<To> | StreamedList<To>> {
  const { total } = list;
  if ('items' in list) return { items: await change(list.items), total };
  const { batches } = list;
  async function* changed(): AsyncGenerator<To[]> {
    for await (const batch of batches) yield await change(batch);
  }
  return { batches: changed(), total };
}
