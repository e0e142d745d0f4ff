import { replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { ruleText } from '../generic/fields/rule-texts.ts';
import type { Texts } from '../texts/texts.ts';

const uploads = [uploadFile.name, replaceFile.name];

/** The message of an error for the user. */
export function messageOf(error: unknown, texts: Texts): string {
  const words = texts.shell.trouble;
  if (!(error instanceof CallError)) return error instanceof Error && error.message ? error.message : words.unknown;
  if (error.status === 413) return uploads.includes(error.callName) ? words.fileTooLarge : words.tooLarge;
  if (error.problem?.code === 'forbidden') return words.forbidden;
  const firstError = error.errors[0] && ruleText(error.errors[0], texts.rules);
  switch (error.kind) {
    case 'not-found':
      return words.notFound;
    case 'too-many':
      return words.tooMany;
    case 'unreachable':
    case 'timed-out':
      return words.unreachable;
    case 'failed':
    case 'misfit':
      return words.failed;
    default:
      return error.problem?.detail ?? firstError ?? error.problem?.title ?? words.unknown;
  }
}
