import { type ComponentType, createContext, useContext } from 'react';
import type { EntityName } from '#contract/entities/registry.ts';
import type { FieldDescription } from './describe-fields.ts';

interface FormFacts {
  type: EntityName;
  readOnly: boolean;
  /** The inputs of fields whose values are at `path`; lists need them for their parts. */
  Fields: ComponentType<{ fields: readonly FieldDescription[]; path: string }>;
}

const FormFactsContext = createContext<FormFacts | undefined>(undefined);

export const FormFactsProvider = FormFactsContext.Provider;

/** Properties of the form for its fields. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext);
  if (!facts) throw new Error('useFormFacts is used outside FormFactsProvider.');
  return facts;
}
