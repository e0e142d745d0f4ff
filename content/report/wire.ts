import { defineWire } from '#contract/wire/define-wire.ts';
import { report } from './definition.ts';

export const reportWire = defineWire(report.document, { names: { files: ['reportDetailsVM', { file: 'imgLink' }] } });
