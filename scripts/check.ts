import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readAudit } from './lint/read-audit.ts';

/*
 * Checks the dependencies of the program: lock file, licences, bill of materials (CycloneDX), and advisories of the
 * registry. The exit code is 1 for a problem, and 2 if a check could not run: without a check, nothing counts as in
 * order.
 */

const root = resolve(import.meta.dirname, '..');
const billOfMaterials = join('build', 'sbom.cdx.json');

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

type Outcome = 'well' | 'wrong' | 'not checked';

function npm(...args: string[]): { stdout: string; code: number | null } {
  const { npm_execpath: script } = process.env;
  const [command, before] = script && /\.[cm]?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  const { stdout, status } = spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { stdout: stdout ?? '', code: status };
}

/**
 * Each package must have a checksum, its own or that of the package that bundles it, and come from a registry over TLS.
 * The lock file does not name the registry if it is the configured one.
 */
function lock(): Outcome {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const foreign = Object.entries(packages).filter(
    ([path, { resolved = 'https:', integrity = '', link, inBundle }]) =>
      path.includes('node_modules/') &&
      !link &&
      (!resolved.startsWith('https:') || !(inBundle || /^sha(512|384|256)-/.test(integrity))),
  );
  for (const [path] of foreign) console.error(`Not from a registry, or without a checksum: ${path}`);
  console.log(`Lock file: ${Object.keys(packages).length} entries, ${foreign.length} without a verifiable source.`);
  return foreign.length === 0 ? 'well' : 'wrong';
}

function licences(): Outcome {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'check-licences.ts')], { stdio: 'inherit' });
  return status === 0 ? 'well' : 'wrong';
}

function bill(): Outcome {
  const { stdout, code } = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
  const made = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.unknown()).min(1) });
  const parsed = code === 0 ? made.safeParse(JSON.parse(stdout)) : undefined;
  if (!parsed?.success) {
    console.error('Could not create the bill of materials; run npm sbom for the reason.');
    return 'not checked';
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, billOfMaterials), stdout);
  console.log(`Bill of materials: ${parsed.data.components.length} components in ${billOfMaterials}.`);
  return 'well';
}

function advisories(): Outcome {
  const audit = readAudit(npm('audit', '--omit=dev', '--json').stdout);
  if (audit.kind === 'unanswered') {
    console.error(`Advisories: NOT CHECKED. The registry did not answer npm audit (${audit.why}).`);
    return 'not checked';
  }
  const lines = audit.kind === 'found' ? audit.lines : [];
  for (const line of lines) console.error(`Advisory: ${line}`);
  console.log(`Advisories: ${lines.length} packages of the program affected.`);
  return lines.length === 0 ? 'well' : 'wrong';
}

const outcomes = [lock(), licences(), bill(), advisories()];
const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
console.log(`${count('well')} well, ${count('wrong')} wrong, ${count('not checked')} not checked.`);
process.exitCode = count('wrong') > 0 ? 1 : count('not checked') > 0 ? 2 : 0;
