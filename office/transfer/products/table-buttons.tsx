import Download from '@mui/icons-material/DownloadOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { exportProducts } from '#contract/calls/office/products.ts';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { useMay } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((part) => ({ default: part.ImportDialog })));

const formats = ['xlsx', 'csv'] as const;

/** Exports the products of the list, or of a category, as a table, and imports one. */
export function TableButtons({ category }: { category: number | undefined }) {
  const words = useTexts().tables;
  const may = useMay();
  const [menu, setMenu] = useState<HTMLElement>();
  const [isImporting, setImporting] = useState(false);
  const close = () => setMenu(undefined);
  return (
    <>
      {may('ExportProducts') && (
        <Button
          variant="outlined"
          startIcon={<Download />}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          {words.export}
        </Button>
      )}
      <Menu anchorEl={menu ?? null} open={menu !== undefined} onClose={close}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={downloadAddress(exportProducts, { format, ...(category === undefined ? {} : { category }) })}
            download
            onClick={close}
          >
            {words.formats[format]}
          </MenuItem>
        ))}
      </Menu>
      {may('ImportProducts') && (
        <Button variant="outlined" startIcon={<Upload />} onClick={() => setImporting(true)}>
          {words.import}
        </Button>
      )}
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
