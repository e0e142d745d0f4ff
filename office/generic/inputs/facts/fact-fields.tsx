import { Box } from '@mui/material';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldDescription } from '#office/generic/fields/describe-fields.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { RelationInput } from '../relations/relation-input.tsx';
import { attributeIn, fieldsOfFact } from './facts.ts';
import { useAttribute } from './use-attributes.ts';

interface FactFieldsProps {
  fields: readonly FieldDescription[];
  path: string;
}

/**
 * A fact in one row where there is room: its attribute, and the fields that the kind of the attribute has. A key typed
 * in one row renders that row alone.
 */
export const FactFields = memo(function FactRow({ fields, path }: FactFieldsProps) {
  const { Fields } = useFormFacts();
  const { setValue } = useFormContext();
  const fact: unknown = useWatch({ name: path });
  const attribute = useAttribute(attributeIn(fact));
  const [named, others] = [
    fields.filter(({ name }) => name === 'attribute'),
    fields.filter(({ name }) => name !== 'attribute'),
  ];
  // A row is narrow: a note or the end of a range may be absent without saying so.
  const shown = fieldsOfFact(others, attribute?.kind, fact).map((field) =>
    field.name === 'note' || field.name === 'upTo' ? { ...field, absent: undefined } : field,
  );
  /** The values of another attribute do not fit. */
  const empty = () => {
    for (const { name, initial } of others) {
      if (name === 'note') continue;
      setValue(`${path}.${name}`, structuredClone(initial), { shouldDirty: true });
    }
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${shown.length + named.length}, minmax(0, 1fr))` },
      }}
    >
      {named.map((field) => (
        <RelationInput key={field.name} field={field} path={`${path}.${field.name}`} onChosen={empty} />
      ))}
      <Fields fields={shown} path={path} />
    </Box>
  );
});
