import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { exceptions, objectionTo, type Package } from './judge-licence.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const manifestSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** The licence in an installed package's manifest, in the two legacy spellings too. */
function licenceIn(path: string): string | undefined {
  const { license, licenses } = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/**
 * All packages that a production install may add, on any machine. `devOptional` marks a development tool that a
 * production package could use as an optional peer.
 */
function productionPackages(root: string): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.dev || locked.devOptional || locked.link) return [];
    const manifest = join(root, path, 'package.json');
    return {
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      // Packages for other machines are not installed here; the lock file repeats their licence.
      licence: existsSync(manifest) ? licenceIn(manifest) : locked.license,
    };
  });
}

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..'));
const packages = productionPackages(root);
const objections = packages.flatMap((one) => objectionTo(one) ?? []);

for (const { name, licence, reason } of exceptions) {
  const used = packages.filter((one) => name.test(one.name)).map((one) => one.name);
  if (used.length > 0) console.log(`Permitted by name under ${licence}: ${used.join(', ')}.\n  ${reason}`);
}
for (const objection of objections) console.error(`Not permitted: ${objection}.`);
console.log(`${packages.length} packages checked, ${objections.length} not permitted.`);
process.exitCode = packages.length > 0 && objections.length === 0 ? 0 : 1;
