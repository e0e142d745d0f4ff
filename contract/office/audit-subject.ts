import { type EntityName, entityNames } from '../entities/registry.ts';

/** The entry that an audit row's subject (`news 12`) names; undefined where it names something else. */
export function entryIn(subject: string): { type: EntityName; id: number } | undefined {
  const [, name, id] = /^([a-zA-Z]+) (\d{1,10})$/.exec(subject) ?? [];
  const type = entityNames.find((known) => known === name);
  return type && id ? { type, id: Number(id) } : undefined;
}
