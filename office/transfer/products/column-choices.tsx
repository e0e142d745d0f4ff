import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import type { ProductTable } from '#contract/office/product-table.ts';
import { SelectField } from '#office/screen/select-field.tsx';
import { useTexts } from '#office/texts/texts.ts';
import type { TableChoices } from './use-table-import.ts';

interface ColumnChoicesProps {
  table: ProductTable;
  choices: TableChoices;
  disabled: boolean;
  onChange: (choices: TableChoices) => void;
}

const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } };

/** What each column of a table is, and how its cells are read. */
export function ColumnChoices({ table, choices, disabled, onChange }: ColumnChoicesProps) {
  const words = useTexts().tables;
  const { columns, targets } = table;
  const numbered = columns.map((column, index) => ({ ...column, index }));
  const options = [['', words.notImported] as const, ...targets.map(({ key, label }) => [key, label] as const)];
  const setTarget = (at: number, key: string) =>
    // A part of a product is in one column.
    onChange({
      ...choices,
      columns: choices.columns.map((each, index) => (index === at ? key : key !== '' && each === key ? '' : each)),
    });
  return (
    <>
      <Box component="ul" aria-label={words.columns} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {numbered.map(({ header, examples, index }) => (
          <Box
            key={index}
            component="li"
            sx={{ ...twoColumns, alignItems: 'center', paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography dir="auto">{header || words.unnamed({ number: index + 1 })}</Typography>
              <Typography variant="body2" color="textSecondary" dir="auto">
                {examples.join(' · ')}
              </Typography>
            </Box>
            <SelectField
              label={words.target({ header: header || String(index + 1) })}
              size="small"
              disabled={disabled}
              value={choices.columns[index] ?? ''}
              options={options}
              onChange={(key) => setTarget(index, key)}
            />
          </Box>
        ))}
      </Box>
      <Box sx={twoColumns}>
        <SelectField
          label={words.decimal}
          disabled={disabled}
          value={choices.decimal}
          options={[
            ['.', words.decimals.point],
            [',', words.decimals.comma],
          ]}
          onChange={(decimal) => onChange({ ...choices, decimal })}
        />
        <SelectField
          label={words.empty}
          disabled={disabled}
          value={choices.empty}
          options={[
            ['keep', words.empties.keep],
            ['clear', words.empties.clear],
          ]}
          onChange={(empty) => onChange({ ...choices, empty })}
        />
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={choices.publish}
            disabled={disabled}
            onChange={(_, publish) => onChange({ ...choices, publish })}
          />
        }
        label={words.publish}
      />
    </>
  );
}
