import { Alert, Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryValues } from '#office/generic/form/entry-values.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type ProductTexts, productTextsIn } from './take-facts.ts';

const FactsDialog = lazy(() => import('./facts-dialog.tsx').then((part) => ({ default: part.FactsDialog })));

/** Turns lists of the description into facts. What was taken can be put back until the product is saved. */
export function FactsOfLists() {
  const words = useTexts().form.facts.lists;
  const { getValues, setValue } = useFormContext<EntryValues>();
  const description: unknown = useWatch({ name: 'document.description' });
  const [open, setOpen] = useState<ProductTexts>();
  const [before, setBefore] = useState<{ texts: ProductTexts; count: number }>();

  const put = ({ description: text, facts, translations }: ProductTexts) => {
    setValue('document.description', text, { shouldDirty: true });
    setValue('document.facts', structuredClone(facts), { shouldDirty: true });
    for (const [lang, own] of Object.entries(translations)) {
      setValue(`translations.${lang}.description`, own.description, { shouldDirty: true });
      setValue(`translations.${lang}.facts`, structuredClone(own.facts), { shouldDirty: true });
    }
  };
  const now = () => structuredClone(productTextsIn(getValues('document'), getValues('translations')));

  return (
    <Box sx={{ marginBlockStart: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {/<li[\s>]/i.test(String(description ?? '')) && (
        <Button variant="outlined" onClick={() => setOpen(now())}>
          {words.open}
        </Button>
      )}
      {before && (
        <Alert
          severity="success"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                put(before.texts);
                setBefore(undefined);
              }}
            >
              {words.undo}
            </Button>
          }
        >
          {words.taken({ count: before.count })}
        </Alert>
      )}
      {open && (
        <Suspense>
          <FactsDialog
            texts={open}
            onClose={() => setOpen(undefined)}
            onTake={(next, count) => {
              put(next);
              setBefore({ texts: open, count });
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
