import { type ComponentType, createContext, useContext } from 'react';
import type { EntityName } from '#contract/entities/registry.ts';
import type { FieldDescription } from './describe-fields.ts';

interface FormFacts {
  type: EntityName;
  readOnly: boolean;
  /** The inputs of fields whose values stand at `path`; lists need them for their parts. */
  Fields: ComponentType<{ fields: readonly FieldDescription[]; path: string }>;
}

const FormFactsContext = createContext<FormFacts | undefined>(undefined);

export const FormFactsProvider = FormFactsContext.Provider;

/** What every field of a form needs to know of it. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext);
  if (!facts) throw new Error('This input stands in no form.');
  return facts;
}
