import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Entity } from '#contract/entity.ts';
import { type BrokenRule, ruleOf } from '#contract/rules.ts';
import type { Texts } from '#office/texts/texts.ts';
import type { EntryValues } from './entry-values.ts';

export interface FoundError {
  /** Such as `document.content.2.title`. */
  path: string;
  message: string;
}

/** An error at a field, before its text is found. */
type DocumentError = FoundError & BrokenRule;

/** Texts for validation issues; the contract's own messages take precedence. */
export const inWords =
  (words: Texts['form']['invalid']): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.code === 'too_big') {
      if (issue.origin === 'string') return words.tooLong({ most: Number(issue.maximum) });
      if (issue.origin === 'array') return words.tooMany({ most: Number(issue.maximum) });
      return words.tooBig({ most: Number(issue.maximum) });
    }
    if (issue.code === 'too_small') {
      return issue.origin === 'string' ? words.missing : words.tooSmall({ least: Number(issue.minimum) });
    }
    if (issue.input === undefined || issue.input === '' || issue.input === null) return words.missing;
    if (issue.code === 'invalid_type' && issue.expected === 'number') return words.number;
    if (issue.code === 'invalid_format' && (issue.format === 'datetime' || issue.format === 'date')) return words.time;
    return undefined;
  };

/** The issue that has the message: for a union, that of the last member, which describes a valid value. */
function describedIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? describedIssue(inner) : issue;
}

type Checked = Pick<Entity, 'document' | 'check'>;

/** The errors of a document, field by field. `inLanguage` has the texts of the contract's rules. */
export function errorsIn(
  entity: Checked,
  document: unknown,
  words: Texts['form']['invalid'],
  inLanguage = ({ message }: DocumentError) => message,
): FoundError[] {
  const withText = (error: DocumentError) => ({ path: error.path, message: inLanguage(error) });
  const read = entity.document.safeParse(document, { error: inWords(words) });
  if (read.success) {
    const found = entity.check?.(read.data) ?? [];
    return found.map(({ field, ...error }) => withText({ path: `document.${field}`, ...error }));
  }
  // Fields of another kind, left behind by a moved item, are not saved.
  const issues = read.error.issues.filter(({ code }) => code !== 'unrecognized_keys');
  return issues.map((issue) => {
    const described = describedIssue(issue);
    const path = ['document', ...issue.path].map(String).join('.');
    return withText({ path, message: described.message, ...ruleOf(described) });
  });
}

/** Errors in react-hook-form's structure: nested along the path of each field. */
export function nestErrors(found: readonly FoundError[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { path, message } of found) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      const next = place[key];
      const child = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : {};
      place[key] = child;
      place = child;
    }
    const before = place[last];
    place[last] = { type: 'contract', message, ...(typeof before === 'object' ? before : {}) };
  }
  return root;
}

/** The messages in such a tree, in order. */
export function flattenErrors(errors: unknown, path = ''): FoundError[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message } = errors as { message?: unknown };
  const own = typeof message === 'string' && message !== '' ? [{ path, message }] : [];
  const inner = Object.entries(errors)
    .filter(([key, value]) => !['ref', 'type', 'message', 'types'].includes(key) && typeof value === 'object')
    .flatMap(([key, value]) => flattenErrors(value, path === '' ? key : `${path}.${key}`));
  return [...own, ...inner];
}

/** Validates the form by the type's own schema. */
export const resolverFor =
  (
    entity: Checked,
    words: Texts['form']['invalid'],
    inLanguage?: (error: DocumentError) => string,
  ): Resolver<EntryValues> =>
  (values) => {
    const found = errorsIn(entity, values.document, words, inLanguage);
    if (found.length === 0) return { values, errors: {} };
    return { values: {}, errors: nestErrors(found) as FieldErrors<EntryValues> };
  };
