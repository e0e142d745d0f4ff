import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printReport } from './printing/report-pdf.ts';
import { reportTexts } from './printing/report-texts.ts';

const folder = join(import.meta.dirname, '../files');
await mkdir(folder, { recursive: true });
for (const report of reportTexts) {
  const bytes = await printReport(report);
  await writeFile(join(folder, `${report.file}.pdf`), bytes);
  process.stdout.write(`${report.file}.pdf ${Math.round(bytes.length / 1024)} KB\n`);
}
