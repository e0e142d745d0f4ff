import { z } from 'zod';
import { filePart, officeChange, officeDownload } from '#contract/office/define-office-call.ts';
import { columnChoices, decimalSigns, productTable } from '#contract/office/product-table.ts';
import { importProgress } from '#contract/office/upkeep-view.ts';
import { queryFlag, queryInteger } from '#contract/protocol/call.ts';

/** A product in each row, and a row for each of its articles, with a column for each attribute. ImportProducts reads it. */
export const exportProducts = officeDownload('ExportProducts', {
  summary: 'Export products with their facts and articles as a table',
  input: z.object({
    category: queryInteger(1).optional().describe('Id of a category, with its sub-categories; absent: all products.'),
    format: z.enum(['csv', 'xlsx']).default('csv'),
  }),
  errors: ['forbidden', 'not_found'],
});

const maxBodyBytes = 17 * 1024 * 1024;

/** The columns of a table, and the parts of products that they may be. Nothing is imported. */
export const readProductTable = officeChange('ReadProductTable', {
  summary: 'Read the columns of a table of products',
  inputIn: 'multipart',
  input: z.object({ file: filePart }),
  output: productTable,
  errors: ['invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes,
});

/**
 * Starts an import of a table of products: first a check, which changes nothing, then the import of the same file with
 * the same choices. A product that another user has changed since the check is reported and not changed. A second
 * import of the same file changes nothing.
 */
export const importProducts = officeChange('ImportProducts', {
  summary: 'Import a table of products',
  inputIn: 'multipart',
  input: z.object({
    file: filePart,
    columns: columnChoices.describe('JSON: what each column is, in the order of the file; ``: it is not imported.'),
    decimal: z.enum(decimalSigns).describe('The decimal sign of the numbers in the table.'),
    empty: z
      .enum(['keep', 'clear'])
      .default('keep')
      .describe('What an empty cell means: the present value is kept, or it is cleared.'),
    publish: queryFlag
      .default(false)
      .describe('Publish what is imported; otherwise it is saved as drafts and pending changes.'),
    check: z.string().max(100).optional().describe('The id of the check; absent: this is the check.'),
  }),
  output: importProgress,
  errors: ['invalid_body', 'too_large', 'forbidden', 'conflict'],
  maxBodyBytes,
});
