import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityName } from '#content/registry.ts';
import { getEntry, listEntries } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { mayChange, useMe } from '#office/shell/me.ts';

export interface Step {
  name: 'company' | 'logo' | 'concern' | 'news';
  to: string;
  done: boolean;
}

const stepTypes = { company: 'company', logo: 'company', concern: 'concern', news: 'news' } as const;
const hiddenKey = 'atrium-office-first-steps-hidden';

async function firstOf(type: EntityName, signal: AbortSignal): Promise<number | undefined> {
  const wanted = { type, take: 1, skip: 0, sort: 'own', descending: false } as const;
  const { items } = await client.list(listEntries, wanted, { signal });
  return items[0]?.id;
}

async function readSteps(names: readonly Step['name'][], signal: AbortSignal): Promise<Step[]> {
  const has = (name: Step['name']) => names.includes(name);
  const [company, concern, news] = await Promise.all([
    has('company') ? firstOf('company', signal) : undefined,
    has('concern') ? firstOf('concern', signal) : undefined,
    has('news') ? firstOf('news', signal) : undefined,
  ]);
  const logo = company && (await client.call(getEntry, { id: company }, { signal })).document.logo;
  const all: Step[] = [
    { name: 'company', to: '/company', done: company !== undefined },
    { name: 'logo', to: '/company', done: Boolean(logo) },
    { name: 'concern', to: '/concern/create', done: concern !== undefined },
    { name: 'news', to: '/news/create', done: news !== undefined },
  ];
  return all.filter(({ name }) => has(name));
}

/** The setup steps that the role may do; empty once all are done or the user has hidden them. */
export function useFirstSteps(): { steps: readonly Step[]; hide(): void } {
  const { role } = useMe();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null);
  const names = (['company', 'logo', 'concern', 'news'] as const).filter((name) => mayChange(role, stepTypes[name]));
  const { data = [] } = useQuery({
    queryKey: ['entries', 'first-steps', role],
    queryFn: ({ signal }) => readSteps(names, signal),
    enabled: !isHidden && names.length > 0,
  });
  return {
    steps: data.some(({ done }) => !done) && !isHidden ? data : [],
    hide: () => {
      localStorage.setItem(hiddenKey, '1');
      setHidden(true);
    },
  };
}
