import { z } from 'zod';
import type { Rule } from '#contract/rules.ts';

/** Characters of the part before the @: those of RFC 5322, and letters of every script (RFC 6531). */
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~\\-]+";
/** A label of a host name in any script, or its ASCII form (xn--…). */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const topLabel = '(?:xn--[a-zA-Z0-9\\-]{1,59}|\\p{L}[\\p{L}\\p{M}]{1,62})';

const pattern = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`, 'u');

export const maxEmailLength = 254;

/**
 * An email address, of a person or of the group: the rule of every form, call and command. Host names may be in any
 * script. Addresses of users of the office also satisfy the rule of the library that signs them in.
 */
export const emailAddress = (expected: Rule) => z.email({ pattern, ...expected }).max(maxEmailLength, expected);

/** Whether a text is an email address. */
export const isEmailAddress = (text: string): boolean => text.length <= maxEmailLength && pattern.test(text);
