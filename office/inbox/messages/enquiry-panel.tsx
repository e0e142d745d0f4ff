import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Divider, Link, TableCell, TableRow, Typography } from '@mui/material';
import { pageOf } from '#content/pages.ts';
import { getEnquiryFile } from '#contract/calls/office/inbox.ts';
import type { OfficeEnquiry } from '#contract/office/inbox-view.ts';
import { countryName } from '#contract/text/countries.ts';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { RowName, StackedTable } from '#office/screen/list/stacked-table.tsx';
import { Fact } from '#office/screen/panel.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { wholeReferences } from '#ui/whole-references.tsx';

export interface EnquiryPanelProps {
  /** The id of the message. */
  id: number;
  enquiry: OfficeEnquiry;
}

/** Reference, destination and terms of an enquiry, each in a line of a description list. */
export function EnquiryFacts({ enquiry }: Pick<EnquiryPanelProps, 'enquiry'>) {
  const { enquiry: texts } = useTexts().inbox;
  const formats = useFormats();
  const facts = [
    [texts.reference, enquiry.reference],
    [texts.company, enquiry.company],
    [texts.country, enquiry.country && countryName(enquiry.country, formats.locale)],
    [texts.deliveryTerm, enquiry.deliveryTerm],
    [texts.wantedOn, enquiry.wantedOn && formats.day(enquiry.wantedOn)],
  ];
  return facts.map(
    ([name = '', value]) =>
      value && (
        <Fact key={name} name={name}>
          <bdi>{wholeReferences(value)}</bdi>
        </Fact>
      ),
  );
}

/** What an enquiry is about, and its attachment. */
export function EnquiryPanel({ id, enquiry: { lines, file } }: EnquiryPanelProps) {
  const { enquiry: texts } = useTexts().inbox;
  const formats = useFormats();
  return (
    <>
      {lines.length > 0 && <EnquiryLines lines={lines} />}
      {file && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {texts.file({ name: file.name, size: formats.bytes(file.bytes) })}
          </Typography>
          <Button
            component="a"
            variant="outlined"
            href={downloadAddress(getEnquiryFile, { id })}
            download={file.name}
            startIcon={<Download />}
            sx={{ my: 1 }}
          >
            {texts.attachment}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {texts.downloadsAreLogged}
          </Typography>
        </Box>
      )}
      <Divider sx={{ my: 2 }} />
    </>
  );
}

function EnquiryLines({ lines }: Pick<OfficeEnquiry, 'lines'>) {
  const { enquiry: texts } = useTexts().inbox;
  const formats = useFormats();
  return (
    <section aria-label={texts.lines}>
      <StackedTable size="small" head={[texts.product, texts.article, texts.quantity, texts.note]}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an enquiry never change
          <TableRow key={index}>
            <RowName>
              <ProductLink line={line} />
            </RowName>
            <TableCell data-label={texts.article}>
              <bdi>{(line.productId !== null && line.article) || '–'}</bdi>
            </TableCell>
            <TableCell data-label={texts.quantity}>
              <bdi>
                {[line.quantity === null ? '' : formats.exact(line.quantity), line.unit].join(' ').trim() || '–'}
              </bdi>
            </TableCell>
            <TableCell data-label={texts.note} sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{line.note || '–'}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </StackedTable>
    </section>
  );
}

/** The page of the product; a product that the site did not know is a text. */
function ProductLink({ line: { productId, product, article } }: { line: OfficeEnquiry['lines'][number] }) {
  const { siteUrl } = useMe();
  if (productId === null) return <bdi>{article}</bdi>;
  if (product === '') return <bdi>{`#${productId}`}</bdi>;
  return (
    <Link href={new URL(pageOf('product', productId), siteUrl).href} target="_blank" rel="noreferrer">
      <bdi>{product}</bdi>
    </Link>
  );
}
