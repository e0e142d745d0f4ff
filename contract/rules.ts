import type { z } from 'zod';

/** What a text about a rule needs, such as `max`. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** A rule that a value breaks. Each face has the text of a code in its languages. */
export interface BrokenRule {
  code?: string | undefined;
  params?: RuleParams | undefined;
}

/** What a schema or a check takes as its error. */
export interface Rule {
  error: (issue: object) => string;
}

/**
 * The error of a schema or a check: a message in English, with the code and the parameters of the rule. zod keeps what
 * an error map adds to the issue (`rules.test.ts`); only custom checks can add parameters otherwise.
 */
export const rule = (code: string, message: string, params?: RuleParams): Rule => ({
  error: (issue) => {
    Object.assign(issue, { rule: { code, ...(params && { params }) } });
    return message;
  },
});

/** The rule that an issue is about; empty for one of zod's own. */
export function ruleOf(issue: z.core.$ZodIssue): BrokenRule {
  return 'rule' in issue && typeof issue.rule === 'object' ? { ...issue.rule } : {};
}
