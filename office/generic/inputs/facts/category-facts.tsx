import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { getEntry } from '#contract/calls/office/content.ts';
import { blankOf, type FieldDescription } from '#office/generic/fields/describe-fields.ts';
import { client } from '#office/providers/client.ts';
import { useTexts } from '#office/texts/texts.ts';
import { idsIn } from '../relations/relations-input.tsx';
import { attributeIn } from './facts.ts';

/** A category and the one above it. */
const useCategory = (id: unknown) =>
  useQuery({
    queryKey: ['category', 'facts', id],
    enabled: typeof id === 'number',
    queryFn: ({ signal }) => client.call(getEntry, { id: Number(id) }, { signal }),
  }).data;

interface CategoryFactsProps {
  field: FieldDescription;
  facts: readonly unknown[];
  onAdd: (facts: readonly object[]) => void;
}

/** Adds a fact for each attribute of the product’s category, and of the one above, that has none yet. */
export function CategoryFacts({ field, facts, onAdd }: CategoryFactsProps) {
  const words = useTexts().form.facts;
  const category = useCategory(useWatch({ name: 'parent' }));
  const above = useCategory(category?.parent);
  const known = new Set(facts.map(attributeIn));
  const wanted = new Set([above, category].flatMap((each) => idsIn(each?.document.attributes)));
  const missing = [...wanted].filter((id) => !known.has(id));
  if (missing.length === 0 || field.item?.kind !== 'parts') return null;
  const { fields } = field.item;
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Button variant="outlined" onClick={() => onAdd(missing.map((attribute) => ({ ...blankOf(fields), attribute })))}>
        {words.ofCategory({ count: missing.length })}
      </Button>
    </Box>
  );
}
