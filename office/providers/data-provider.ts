import type { DataProvider } from 'react-admin';
import { entityNames } from '#content/registry.ts';
import type { Part } from '../part.ts';
import { entryProvider } from './entry-provider.ts';

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'update',
  'updateMany',
  'create',
  'delete',
  'deleteMany',
] as const;

/** A data provider that delegates to the provider of each resource. */
export function createDataProvider(parts: readonly Part[]): DataProvider {
  const byResource = new Map<string, Partial<DataProvider>>([
    ...entityNames.map((name): [string, Partial<DataProvider>] => [name, entryProvider(name)]),
    ...parts.flatMap((part) => Object.entries(part.providers)),
  ]);
  const ask =
    (method: (typeof methods)[number]) =>
    (resource: string, params: unknown): Promise<unknown> => {
      const answer: unknown = byResource.get(resource)?.[method];
      if (typeof answer !== 'function') throw new Error(`The data provider of ${resource} has no method ${method}.`);
      return answer(resource, params) as Promise<unknown>;
    };
  return {
    ...(Object.fromEntries(methods.map((method) => [method, ask(method)])) as unknown as DataProvider),
    supportAbortSignal: true,
  };
}
