import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What pdf.js loads by name while it draws: decoders of scans and colours, character maps and the standard fonts. */
const parts: Record<string, RegExp> = {
  wasm: /^(jbig2|openjpeg|qcms_bg)\.wasm$|^LICENSE/,
  cmaps: /./,
  standard_fonts: /./,
};

/**
 * Adds these files to the build under the version of pdf.js, because their names have no hash
 * (`office/inbox/applications/open-pdf.ts`).
 */
export function emitPdfParts(): Plugin {
  return {
    name: 'emit-pdf-parts',
    apply: 'build',
    generateBundle() {
      const manifest = require.resolve('pdfjs-dist/package.json');
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      for (const [folder, wanted] of Object.entries(parts)) {
        const from = join(dirname(manifest), folder);
        for (const name of readdirSync(from).filter((file) => wanted.test(file))) {
          const fileName = `assets/pdfjs-${version}/${folder}/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(from, name)) });
        }
      }
    },
  };
}
