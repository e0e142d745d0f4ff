import { Alert, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type FieldDescription, fieldsOfItem } from '../fields/describe-fields.ts';
import type { EntryValues } from './entry-values.ts';
import { flattenErrors } from './form-errors.ts';
import { goToField } from './go-to-field.ts';

/** The label of a field along its path, such as “Contents 2 › Title”. */
export function labelOf(
  fields: readonly FieldDescription[],
  path: string,
  languageName: (tag: string) => string,
): string {
  const [root = '', ...rest] = path.split('.');
  const lang = root === 'translations' ? rest.shift() : undefined;
  let known: readonly FieldDescription[] = fields;
  const names: string[] = lang === undefined ? [] : [languageName(lang)];
  for (const key of rest) {
    if (/^\d+$/.test(key)) {
      names.push(`${names.pop() ?? ''} ${Number(key) + 1}`.trim());
      continue;
    }
    const field = known.find(({ name }) => name === key);
    if (!field) break;
    names.push(field.label);
    known = fieldsOfItem(field.item);
  }
  return names.join(' › ');
}

interface ErrorSummaryProps {
  fields: readonly FieldDescription[];
  /** The number of failed saves: each one moves the focus here. */
  failures: number;
}

/** All errors, each with a link to its field. */
export function ErrorSummary({ fields, failures }: ErrorSummaryProps) {
  const { languageName } = useFormats();
  const words = useTexts().form.errors;
  const box = useRef<HTMLDivElement>(null);
  const { control } = useFormContext<EntryValues>();
  const { errors } = useFormState({ control });
  const found = flattenErrors(errors);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failures === 0 || found.length === 0) return null;
  return (
    <Alert severity="error" ref={box} tabIndex={-1} role="alert" sx={{ marginBlockEnd: 2, scrollMarginTop: 80 }}>
      {words.title({ count: found.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {found.map(({ path, message }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => goToField(path)}
              sx={{ textAlign: 'start' }}
            >
              {labelOf(fields, path, languageName) || words.unnamed}
            </Link>
            : {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
