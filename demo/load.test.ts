import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entities } from '#content/registry.ts';
import type { Call, CallInput, CallOutput } from '#contract/call.ts';
import { saveEntry } from '#contract/calls/office/content/save-entry.ts';
import { uploadFile } from '#contract/calls/office/files/upload-file.ts';
import { loadDemo } from './load.ts';

interface Saved {
  id: number;
  type: keyof typeof entities;
  parent: number | null;
  status: string;
  document: Record<string, unknown>;
  translations: Record<string, Record<string, unknown>>;
}

/** A backend in memory that has the two calls of the loader. */
function fakeBackend() {
  const saved: Saved[] = [];
  const uploaded: string[] = [];
  let open = 0;
  let maxOpen = 0;
  const fourAreOpen = Promise.withResolvers<void>();
  const upload = async (file: File) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    // No upload gets a response before four are open: a loader with fewer at a time would never finish.
    if (open === 4) fourAreOpen.resolve();
    await fourAreOpen.promise;
    const bytes = (await file.arrayBuffer()).byteLength;
    uploaded.push(file.name);
    open -= 1;
    const size = file.type === 'image/webp' ? { width: 1600, height: 900 } : { width: null, height: null };
    const said = { name: file.name, alt: '', focus: { x: 0.5, y: 0.5 }, title: '', lang: '', uses: 0 };
    const added = { addedAt: '2026-11-21T12:00:00.000Z', addedBy: 'Demo', permalink: null, existed: false };
    return { src: `/files/${file.name}`, mediaType: file.type, bytes, ...size, ...said, ...added };
  };
  const call = async <C extends Call>(which: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const answer = (value: unknown) => z.custom<CallOutput<C>>().parse(which.output.parse(value));
    if (which.name === uploadFile.name) return answer(await upload(uploadFile.input.parse(input).file));
    if (which.name !== saveEntry.name) throw new Error(`Unexpected call ${which.name}`);
    const id = 1_000 + saved.length;
    saved.push({ ...saveEntry.input.parse(input), id });
    return answer({ id, revision: 1 });
  };
  return { call, saved, uploaded, maxOpen: () => maxOpen };
}

describe('loading the demo group', () => {
  it('uploads each file once, a few at a time', async () => {
    const backend = fakeBackend();
    await loadDemo(backend);
    expect(backend.uploaded.length).toBeGreaterThan(150);
    expect(new Set(backend.uploaded).size).toBe(backend.uploaded.length);
    expect(backend.maxOpen()).toBe(4);
  });

  it('saves published entries with valid documents and no placeholders', async () => {
    const { call, saved } = fakeBackend();
    await loadDemo({ call });
    expect(saved.length).toBeGreaterThan(150);
    for (const entry of saved) {
      expect(entry.status).toBe('published');
      const parsed = entities[entry.type].document.safeParse(entry.document);
      expect(parsed.error?.issues ?? [], `${entry.type} ${entry.id}`).toEqual([]);
    }
    expect(JSON.stringify(saved)).not.toContain('/demo/');
  });

  it('saves an entry after those it refers to', async () => {
    const { call, saved } = fakeBackend();
    await loadDemo({ call });
    const seen = new Map<number, Saved>();
    for (const entry of saved) {
      if (entry.parent !== null) expect(seen.get(entry.parent)?.type).toBe('category');
      if (entry.type === 'product') expect(seen.get(entry.parent ?? 0)?.parent).not.toBeNull();
      if (entry.type === 'career') expect(seen.get(Number(entry.document.department))?.type).toBe('department');
      seen.set(entry.id, entry);
    }
    expect(saved.filter(({ type, parent }) => type === 'product' && parent !== null)).toHaveLength(48);
  });

  it('gives pictures the size and address of their upload', async () => {
    const { call, saved } = fakeBackend();
    await loadDemo({ call });
    const company = saved.find(({ type }) => type === 'company');
    expect(company?.document.logo).toEqual({ src: '/files/logo.webp', alt: 'Alvorim Group', width: 1600, height: 900 });
    const report = entities.report.document.parse(saved.find(({ type }) => type === 'report')?.document);
    expect(report.files[0]?.file?.src).toBe('/files/annual-report-2025.pdf');
    expect(report.files[0]?.file?.bytes).toBeGreaterThan(1_000);
  });

  it('saves the same content in the same order each time, and reports progress to the end', async () => {
    const [first, second] = [fakeBackend(), fakeBackend()];
    const steps: number[] = [];
    await loadDemo({ call: first.call, report: (done, of) => steps.push(done / of) });
    await loadDemo({ call: second.call });
    expect(second.saved).toEqual(first.saved);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });

  it('stops at the first failed call', async () => {
    const { call, saved } = fakeBackend();
    const failing = async <C extends Call>(which: C, input: CallInput<C>): Promise<CallOutput<C>> => {
      if (which.name === saveEntry.name && saved.length === 3) throw new Error('refused');
      return call(which, input);
    };
    await expect(loadDemo({ call: failing })).rejects.toThrow('refused');
    expect(saved).toHaveLength(3);
  });
});
